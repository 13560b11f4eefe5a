const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every text one slip of the finger away: a letter missing, doubled, swapped with the next, wrong or too many. */
export function* slips(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at++) {
    const before = text.slice(0, at);
    if (at < text.length) yield before + text.slice(at + 1);
    if (at < text.length - 1) yield `${before}${text[at + 1]}${text[at]}${text.slice(at + 2)}`;
    for (const letter of LETTERS) {
      yield before + letter + text.slice(at);
      if (at < text.length) yield before + letter + text.slice(at + 1);
    }
  }
}

/** How many slips of the finger part two texts: letters missing, wrong, too many, or swapped with the next. */
export function slipsBetween(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  let beforeLast: number[] = [];
  let last = b.map((_, j) => j + 1);
  last.unshift(0);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        changed,
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? a.length;
}
