import type { ReadFile, WorkerAnswer } from './listFile.types.ts';

/**
 * Reads a file in a worker of its own; the page stays at hand. `onProgress` is told how much of it is read, from 0 to 1.
 * @throws an AbortError when it was given up: the worker is gone with it
 */
export async function readFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const worker = new Worker(new URL('./list.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onerror = () => reject(new Error('the file could not be read'));
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
        data.kind === 'read' ? resolve(data.file) : onProgress(data.share);
      worker.postMessage({ name: file.name, bytes }, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
