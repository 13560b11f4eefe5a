import { formatOf, readListSteps } from './listFile.parser.ts';
import type { WorkerAnswer } from './listFile.types.ts';

/** So often it reports how far it is. */
const NOTIFY_MS = 100;

const report = (answer: WorkerAnswer) => self.postMessage(answer);

/** Reads a list apart from the page, which goes on meanwhile. It may ask for nothing and send nothing anywhere else. */
self.onmessage = ({ data: { name, bytes } }: MessageEvent<{ name: string; bytes: Uint8Array }>) => {
  const steps = readListSteps(name, bytes);
  let reported = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return report({ kind: 'read', file: { ...value, format: formatOf(name, bytes) } });
    if (performance.now() - reported < NOTIFY_MS) continue;
    reported = performance.now();
    report({ kind: 'progress', share: value });
  }
};
