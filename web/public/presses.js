// A button of a document that came with its screen does nothing until the app has taken over: the last one that was
// pressed before is pressed again then. Links lead where they say by themselves.
(() => {
  const isWaiting = () => document.querySelector('#root[data-server="drawn"]') !== null;
  let pressed = null;
  const remember = (event) => {
    if (isWaiting()) pressed = event.target.closest?.('button') ?? null;
  };
  document.addEventListener('click', remember, true);
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('#root[data-server]') || !document.getElementById('root')) return;
    observer.disconnect();
    document.removeEventListener('click', remember, true);
    if (pressed?.isConnected) pressed.click();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-server'] });
})();
