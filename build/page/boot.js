// A browser that cannot even read the page's scripts is told so by this one, which any can read.
if (typeof startAll === "function") startAll();
else {
  var text = document.getElementById("splash-text");
  text.textContent = "@TOO_OLD@";
  text.hidden = false;
}
