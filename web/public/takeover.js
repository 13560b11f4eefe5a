// What a document that came with its screen does before the app has taken over.
(() => {
  const { code = '', screen = '' } = document.currentScript.dataset;

  // The code comes after the first paint: what there is to read needs the line for styles and fonts. A page in the
  // background is not painted, and no paint is worth waiting for longer.
  const LONGEST_MS = 3000;
  let started = false;
  // All at once, and as scripts: with a <link> that is added, of whatever kind, Chromium styles, lays out and paints every
  // element again, because the styles have layers. What a screen is made of does nothing by itself.
  const start = () => {
    if (started) return;
    started = true;
    for (const src of `${screen} ${code}`.split(' '))
      if (src)
        document.head.append(
          Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }),
        );
  };
  const watchPaint = () =>
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  if (document.hidden) start();
  else {
    setTimeout(start, LONGEST_MS);
    watchPaint();
  }

  // A button does nothing until then: the last one that was pressed before is pressed again. Links lead where they say by
  // themselves.
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
