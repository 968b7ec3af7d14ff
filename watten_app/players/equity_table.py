from watten_app.engine.rules import Tense

TABLES: dict[Tense, str] = {}
