// Runs before the first paint, so that a night visitor never sees a white flash.
// The same rule lives in src/ui/theme/themeStore.ts, which takes over once the app has started.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('liora.theme');
  } catch {
    // Storage can be forbidden; the system's choice then stands.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = choice === 'light' || choice === 'dark' ? choice : system;
  document.documentElement.dataset.theme = theme;
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.content = theme === 'dark' ? '#160d14' : '#fbf7f1';
})();
