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
    // The browser's first takes a phone a tenth of a second: it has nothing else to do while the code is on its way.
    new Intl.DateTimeFormat();
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
  // What was typed into a field before is typed again: the app draws the field with what the address says.
  let typed = null;
  const keep = ({ target }) => {
    if (document.querySelector('#root[data-server]')) typed = { field: target, text: target.value };
  };
  const typeAgain = ({ field, text }) => {
    if (!field.isConnected) return;
    // React watches what is set by the field's own property. It may have found the text there already, or not yet have put
    // the address's in its place: it has to see one go and the other come.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  document.addEventListener('click', remember, true);
  document.addEventListener('input', keep, true);
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('#root[data-server]') || !document.getElementById('root')) return;
    observer.disconnect();
    document.removeEventListener('click', remember, true);
    document.removeEventListener('input', keep, true);
    if (typed) typeAgain(typed);
    if (pressed?.isConnected) pressed.click();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-server'] });
})();
