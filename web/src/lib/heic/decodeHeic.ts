interface Decoded {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** A HEIC file as a picture, upright; null when it cannot be read. The decoder is fetched for the first one. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap | null> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  try {
    const buffer = await file.arrayBuffer();
    const decoded = await new Promise<Decoded | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Decoded | null>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(buffer, [buffer]);
    });
    return decoded && createImageBitmap(new ImageData(decoded.pixels, decoded.width, decoded.height));
  } finally {
    worker.terminate();
  }
}
