// Runs before the first paint, so that a night visitor never sees a white flash, nor large text a jump.
// The same rules live in src/ui/theme (themeStore.ts, lookStore.ts), which takes over once the app has started.
(() => {
  const chosen = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage can be forbidden; the system's choice then stands.
    }
  };
  const choice = chosen('liora.theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = choice === 'light' || choice === 'dark' ? choice : system;
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.text = chosen('liora.text-size') ?? 'standard';
  dataset.motion = chosen('liora.motion') ?? 'system';
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.content = theme === 'dark' ? '#160d14' : '#fbf7f1';
  // Browsers offer to install an app once, early, and by a banner of their own: kept for a button (src/lib/installOffer.ts).
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.installOffer = offer;
  });
  // Liora opened anew goes on in the tab where it was left (src/app/lastTab.ts; docs/decisions/0058): by its own address alone,
  // and by no link, reload or step back. What the document brought is not seen meanwhile.
  const last = chosen('liora.last-tab');
  const isAnew = performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !document.referrer;
  if (
    isAnew &&
    location.href === `${location.origin}/` &&
    /^\/(map|curated-plans|saved|profile)$/.test(last)
  ) {
    document.documentElement.hidden = true;
    location.replace(last);
  }
})();
