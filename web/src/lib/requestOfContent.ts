/**
 * A write as it is sent. Its request is the draft's with these words: what is sent again as it was is one request, and what
 * was changed before the next press is another, which the server does not answer with what it stored of the first.
 */
export function withRequestOfContent(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('request_id' in input)) return input;
  const { request_id: draftId, ...content } = input;
  return typeof draftId === 'string'
    ? { ...input, request_id: uuidOf(draftId, JSON.stringify(content)) }
    : input;
}

/** A UUID (version 8, RFC 9562) of both: each 32 bits of the draft's begin an FNV-1a hash of the text. */
function uuidOf(draftId: string, text: string): string {
  const words = draftId.replaceAll('-', '').match(/.{8}/g) ?? [];
  const hex = words
    .map((word) => hash32(text, Number.parseInt(word, 16)).toString(16).padStart(8, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');
}

function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
