/**
 * A vector tile as plain protobuf bytes. Some tools store tiles in an archive that were packed
 * already, so that one layer of gzip is left after the archive's own. No vector tile can begin
 * with the two gzip bytes (they would be a field of an unknown wire type), so the check is safe.
 */
export async function unpackedTile(data: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  if (first !== 0x1f || second !== 0x8b) return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
