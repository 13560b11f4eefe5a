import { GEOCODER_ANSWER_MAX_KB, GEOCODER_SUGGESTIONS, GEOCODER_TIMEOUT_MS } from '@liora/domain/limits';
import { readAddress } from './addressQuery.ts';
import type { Geocoder } from './geocoder.ts';
import { bestAnswer, photonAnswer } from './photonAnswer.ts';

/** Positions in what is asked are no finer than this: some hundred metres. */
const DECIMALS = 3;

/** Asks a server that speaks Photon's protocol (github.com/komoot/photon): one GET, with the address and a rough area. */
export function createPhoton(url: string): Geocoder {
  return {
    locate: async (address, near) => {
      const asking = new URL('api', url.endsWith('/') ? url : `${url}/`);
      asking.search = new URLSearchParams({
        q: address,
        limit: String(GEOCODER_SUGGESTIONS),
        lat: near.lat.toFixed(DECIMALS),
        lon: near.lng.toFixed(DECIMALS),
      }).toString();
      const response = await fetch(asking, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(GEOCODER_TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the geocoder answered ${response.status}`);
      }
      return bestAnswer(readAddress(address), photonAnswer(await readBounded(response)));
    },
  };
}

/** The body as text; one that is larger than any true answer is given up. */
async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > GEOCODER_ANSWER_MAX_KB * 1024) throw new Error('the geocoder answered too much');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
