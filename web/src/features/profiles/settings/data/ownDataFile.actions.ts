import { OWN_DATA_PATH } from '@liora/domain/contract/ownData';
import { isOffline } from '../../../../lib/isOffline.ts';
import { askServer, serverAddress } from '../../../../lib/server.ts';
import { dataText } from './data.text.ts';

/** Why there is no file: the answer's status, or null when nothing was answered. */
class NoFile extends Error {
  readonly status: number | null;
  /** Of the product, where the answer names one. */
  readonly code: string | undefined;
  constructor(status: number | null, code?: string) {
    super(`own data: ${status}`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Everything that is kept of the caller. The server makes the whole file before it sends any of it: `onShare` is told
 * from then on how much has arrived, from 0 to 1.
 * @throws NoFile
 */
export const fetchOwnData = (onShare: (share: number) => void): Promise<Blob> =>
  fetchDataFile(OWN_DATA_PATH, { method: 'POST' }, onShare);

/** A file of somebody's data, from wherever the server makes one. @throws NoFile */
export async function fetchDataFile(
  path: string,
  request: RequestInit,
  onShare: (share: number) => void,
): Promise<Blob> {
  const answer = await askServer(serverAddress(path), request).catch(() => null);
  if (!answer?.ok || !answer.body) {
    const { code } = ((await answer?.json().catch(() => null)) ?? {}) as { code?: string };
    throw new NoFile(answer?.status ?? null, code);
  }
  const all = Number(answer.headers.get('content-length'));
  const pieces: BlobPart[] = [];
  let arrived = 0;
  try {
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      arrived += value.length;
      if (all > 0) onShare(arrived / all);
    }
  } catch {
    throw new NoFile(null);
  }
  // A connection that broke may look like an end.
  if (all > 0 && arrived !== all) throw new NoFile(null);
  return new Blob(pieces, { type: 'application/zip' });
}

export const ownDataFileName = (now: Date): string => `liora-${now.toISOString().slice(0, 10)}.zip`;

export function noFileWords(error: Error): string {
  const status = error instanceof NoFile ? error.status : null;
  if (status === 429) return dataText.limit;
  if (status === 503) return dataText.busy;
  if (status === 401) return dataText.signedOut;
  return status === null && isOffline() ? dataText.offline : dataText.otherwise;
}
