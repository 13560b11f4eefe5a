import decode from 'heic-decode';

/** Reads a HEIC file where the browser cannot: apart from the page, which goes on meanwhile. */
self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const { width, height, data: pixels } = await decode({ buffer: new Uint8Array(data) });
    self.postMessage({ width, height, pixels }, { transfer: [pixels.buffer] });
  } catch {
    self.postMessage(null);
  }
};
