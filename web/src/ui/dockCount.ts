let docks = 0;
const listeners = new Set<() => void>();

/** Counts the docks on the page: while there is one, the shell leaves out the tab bar. */
export const dockCount = {
  add(step: 1 | -1) {
    docks += step;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => docks,
};
