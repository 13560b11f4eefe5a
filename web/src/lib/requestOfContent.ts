/**
 * A write as it is sent. Its request is the draft's with these words: what is sent again as it was is one request, and what
 * was changed before the next press is another, which the server does not answer with what it stored of the first.
 */
export function withRequestOfContent([area]: readonly string[], input: unknown): unknown {
  // What was marked as read is taken back by the request that marked it.
  if (area === 'notifications') return input;
  if (typeof input !== 'object' || input === null || !('request_id' in input)) return input;
  const { request_id: draftId, ...content } = input;
  return typeof draftId === 'string' ? { ...input, request_id: requestOf(draftId, content) } : input;
}

/** The id of the draft with an FNV-1a hash of the words as its last 32 bits: a UUID still. */
function requestOf(draftId: string, content: object): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(content)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return draftId.slice(0, -8) + (hash >>> 0).toString(16).padStart(8, '0');
}
