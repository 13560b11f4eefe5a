import { serverAddress, sessionToken } from './server.ts';

export interface Sending {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** A file that was refused: with the product's code, as failed calls have one. */
export class FileRefused extends Error {
  readonly code: string | null;
  constructor(code: string | null) {
    super(code ?? 'The file did not arrive');
    this.code = code;
  }
}

function codeIn(answer: unknown): string | null {
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null;
  return typeof code === 'string' ? code : null;
}

/**
 * Sends a file to a path of the server and answers what it says. By XMLHttpRequest: nothing else tells how much has left.
 * @throws FileRefused, or an AbortError when it was given up
 */
export function sendFile(path: string, file: Blob, { onProgress, signal }: Sending): Promise<unknown> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  request.open('POST', serverAddress(path));
  request.responseType = 'json';
  const token = sessionToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () =>
    request.status === 200 ? resolve(request.response) : reject(new FileRefused(codeIn(request.response)));
  request.onerror = () => reject(new FileRefused(null));
  request.onabort = () => reject(new DOMException('given up', 'AbortError'));
  const giveUp = () => request.abort();
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) reject(new DOMException('given up', 'AbortError'));
  else request.send(file);
  return promise.finally(() => signal.removeEventListener('abort', giveUp));
}
