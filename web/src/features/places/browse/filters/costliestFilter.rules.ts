/** Of the filters, the one without which most places are found; null when none helps. `found` stands in the filters' order. */
export function costliestFilter<Filter>(
  filters: readonly Filter[],
  found: ReadonlyArray<number | undefined>,
): { filter: Filter; places: number } | null {
  let best: { filter: Filter; places: number } | null = null;
  filters.forEach((filter, index) => {
    const places = found[index] ?? 0;
    if (places > (best?.places ?? 0)) best = { filter, places };
  });
  return best;
}
