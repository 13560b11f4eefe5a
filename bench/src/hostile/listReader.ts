import { JSDOM } from 'jsdom';
import { readListFile } from '../../../web/src/features/saved/files/listFile.parser.ts';
import { hostileLists, wrongWith } from '../../../web/src/features/saved/files/testing/hostileLists.ts';
import { answer } from '../workerProcess.ts';

export interface ListRequest {
  howMany: number;
  seed: number;
}

export interface ListReply {
  read: number;
  refused: number;
  faults: string[];
  slowest: { name: string; ms: number };
  /** The most memory that was ever in use, in bytes. */
  most: number;
}

/** What the readers need of a browser. */
globalThis.DOMParser = new JSDOM().window.DOMParser;
let most = 0;

/** Reads so many files as a device does. */
answer<ListRequest>(async ({ howMany, seed }): Promise<ListReply> => {
  const reply: ListReply = { read: 0, refused: 0, faults: [], slowest: { name: '', ms: 0 }, most };
  for (const { name, bytes } of hostileLists(howMany, seed)) {
    const began = process.cpuUsage();
    try {
      const { rows } = readListFile(name, bytes);
      const wrong = rows.map(wrongWith).find((one) => one !== null);
      if (wrong) reply.faults.push(`${name}: ${wrong}`);
      if (rows.length > 0) reply.read += 1;
      else reply.refused += 1;
    } catch (error) {
      reply.faults.push(`${name}: ${error}`);
    }
    // Of the processor: how busy the machine is besides says nothing of a file.
    const ms = process.cpuUsage(began).user / 1000;
    if (ms > reply.slowest.ms) reply.slowest = { name, ms };
    most = Math.max(most, process.memoryUsage.rss());
  }
  return { ...reply, most };
});
