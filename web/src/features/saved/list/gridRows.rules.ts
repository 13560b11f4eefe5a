/** One line of a grid: the window keeps or leaves out whole lines. */
export interface GridRow<Item> {
  key: string;
  items: readonly Item[];
}

/** The items in lines of so many; the last one may be shorter. */
export function gridRows<Item extends { id: string }>(
  items: readonly Item[],
  columns: number,
): GridRow<Item>[] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, i) => {
    const line = items.slice(i * columns, (i + 1) * columns);
    return { key: line.map(({ id }) => id).join(), items: line };
  });
}
