/** A skeleton waits this long before it shows, so that quick answers never flash one. */
const SKELETON_DELAY_MS = 120;
/** Once shown it stays at least this long, so that it never flickers. */
const SKELETON_HOLD_MS = 400;

/**
 * Turns 'loading' on and off calmly: on after 120 ms, then for 400 ms at least.
 * `report` is called with what to show. One that is `visible` from the beginning has been long enough.
 */
export function createHeldLoading(report: (isVisible: boolean) => void, visible = false) {
  let shownAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    visible = true;
    shownAt = performance.now();
    report(true);
  };
  const hide = () => {
    visible = false;
    report(false);
  };
  return {
    set(loading: boolean) {
      clearTimeout(timer);
      if (loading && !visible) timer = setTimeout(show, SKELETON_DELAY_MS);
      if (!loading && visible)
        timer = setTimeout(hide, Math.max(0, shownAt + SKELETON_HOLD_MS - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
