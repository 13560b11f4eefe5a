/** What a typed word becomes when it is added: trimmed, inner spaces joined, no leading '#'. */
function cleanTag(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().replace(/^#+/, '').trim();
}

/**
 * The list after adding what was typed or pasted. Commas and line ends part words; a word that is there
 * already (whatever its case) is not added twice; what no longer fits under `max` is left out. `meant`: the word as it is
 * kept.
 */
export function addTags(
  tags: readonly string[],
  typed: string,
  max: number,
  meant = (word: string) => word,
): string[] {
  const next = [...tags];
  for (const piece of typed.split(/[,\n]/)) {
    const tag = meant(cleanTag(piece));
    const known = next.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag && !known && next.length < max) next.push(tag);
  }
  return next;
}
