/** What Liora itself puts beside its root: toasts, dialogs and their guards. */
const OURS = '#root, .toaster, [data-base-ui-portal], [data-base-ui-focus-guard]';

/**
 * Moves whatever strangers pin to the screen from now on, anywhere inside what they add to `body`, up by `px`. Which
 * element a chat widget pins is its own business, so that all are looked at as they come.
 */
export function liftPinned(body: HTMLElement, px: number): void {
  const inside = new MutationObserver((records) => lift(added(records), px));
  new MutationObserver((records) => {
    for (const stranger of added(records)) {
      if (stranger.matches(OURS)) continue;
      inside.observe(stranger, { childList: true, subtree: true, attributeFilter: ['class', 'style'] });
      lift([stranger], px);
    }
  }).observe(body, { childList: true });
}

function added(records: readonly MutationRecord[]): HTMLElement[] {
  const nodes = records.flatMap(({ type, target, addedNodes }) =>
    type === 'attributes' ? [target] : [...addedNodes],
  );
  return nodes.filter((node) => node instanceof HTMLElement);
}

/** Only the outermost pinned element: what is pinned inside it moves with it. */
function lift(elements: readonly HTMLElement[], px: number): void {
  for (const element of elements) {
    if (element.parentElement?.closest('[data-lifted]')) continue;
    if (getComputedStyle(element).position === 'fixed') {
      const up = `0 -${px}px`;
      element.dataset.lifted = '';
      if (element.style.translate !== up) element.style.translate = up;
    } else
      lift(
        [...element.children].filter((child) => child instanceof HTMLElement),
        px,
      );
  }
}
