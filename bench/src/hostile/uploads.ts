import { hostileFiles, hostileParts } from '../../../server/src/modules/photos/testing/hostileFiles.ts';
import { SECRETS } from '../../../server/src/modules/photos/testing/pictures.ts';
import { INTERNAL, type Outcome } from '../../../server/test/hostile/attack.ts';
import { againstNode, nothingYet, type Target } from './againstNode.ts';
import type { Row } from './progress.ts';
import { report, show } from './report.ts';

/** As many as one person may have under way. */
const AT_ONCE = 3;
const SEED = 12;
/** A picture of 50 megapixels that cannot be read line by line takes 200 MB, besides the heap and the files that wait. */
const MOST_MEMORY_MB = 900;
const BUSY = 503;
const KINDS = ['pin', 'review', 'profile'];
const SIZES = ['small', 'medium', 'large', 'mail'];
const HOW =
  'Files made of whole pictures of four formats, pixel bombs, packed text and colour bombs, EXIF that circles or never ends, ZIP bombs, pictures that are pages, archives or scripts as well, and all of them cut off, spoilt and put together, uploaded as photos; of what was taken every size was asked for and searched for what the file told besides its picture.';

/** @param howMany files */
export async function uploads(howMany: number): Promise<string | null> {
  const rows = await againstNode('uploads', async (target): Promise<Row[]> => {
    const began = performance.now();
    const outcome = await uploadAll(target, howMany);
    return [
      { name: `${howMany} uploads`, outcome, memory: await target.memory(), ms: performance.now() - began },
    ];
  });
  for (const row of rows) show(row);
  return report('Hostile uploads', HOW, rows, MOST_MEMORY_MB);
}

async function uploadAll({ site, world }: Target, howMany: number): Promise<Outcome> {
  const [, cookie = ''] = await world.callers();
  const outcome = nothingYet();
  const files = hostileFiles(await hostileParts(), howMany, SEED);
  let sent = 0;
  const worker = async () => {
    for (const file of files) {
      const kind = KINDS[sent % KINDS.length];
      sent += 1;
      await upload(`${site}/photos?for=${kind}`, { site, cookie, file, name: `file ${sent}` }, outcome);
      if (sent % 100 === 0) console.log(sent, JSON.stringify([...outcome.statuses]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome;
}

interface Upload {
  site: string;
  cookie: string;
  file: Buffer;
  name: string;
}

async function upload(
  address: string,
  { site, cookie, file, name }: Upload,
  outcome: Outcome,
): Promise<void> {
  const headers = { cookie, 'content-type': 'image/jpeg' };
  const sent = await fetch(address, { method: 'POST', headers, body: new Uint8Array(file) }).catch(
    (error: unknown) => String(error),
  );
  if (typeof sent === 'string') return void outcome.faults.push(`${name}: no answer (${sent})`);
  const text = await sent.text();
  outcome.statuses.set(sent.status, (outcome.statuses.get(sent.status) ?? 0) + 1);
  if (sent.status >= 500 && sent.status !== BUSY) outcome.faults.push(`${name}: ${sent.status} ${text}`);
  else if (sent.status !== 200) {
    if (INTERNAL.test(text)) outcome.faults.push(`${name} tells ${INTERNAL.exec(text)?.[0]}`);
  } else await lookAt(`${site}/photos/${JSON.parse(text).id}`, cookie, name, outcome);
}

async function lookAt(address: string, cookie: string, name: string, outcome: Outcome): Promise<void> {
  for (const size of SIZES) {
    const answer = await fetch(`${address}/${size}`, { headers: { cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok) outcome.faults.push(`${name}: its size ${size} is ${answer.status}`);
    for (const secret of SECRETS)
      if (bytes.includes(secret)) outcome.faults.push(`${name}: ${size} tells ${secret}`);
  }
}
