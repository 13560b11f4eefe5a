/** The same things, noting whose `field` was read: each rendering of a row or pin reads it once. */
export function noting<Thing extends { id: string }>(things: readonly Thing[], field: keyof Thing) {
  const read: string[] = [];
  const noted = things.map((thing) => {
    const value = thing[field];
    return Object.defineProperty({ ...thing }, field, {
      get: () => {
        read.push(thing.id);
        return value;
      },
    });
  });
  return { noted, read: () => read.splice(0) };
}
