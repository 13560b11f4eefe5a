import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ROLES, type Role } from '../../../../test/matrix.ts';
import type { Site } from '../../../../test/site.ts';
import { PHOTO_FILES, type PhotoFile } from '../photoSizes.runtime.ts';

interface Asked {
  site: Site;
  cookies: Record<Role, string>;
  photoStore: { files: Map<string, Buffer> };
}

const SIZES = Object.keys(PHOTO_FILES) as PhotoFile[];
const METHODS = ['GET', 'HEAD'];

/** Who gets the bytes of all sizes, by whatever method and whatever they have already; everybody else gets none of any. */
export async function whoGetsBytes(asked: Asked, id: string): Promise<Role[]> {
  const seen: number[] = [];
  // One role after the other: a busy machine would refuse so many at once for now, as it should.
  for (const role of ROLES) {
    const got = await Promise.all(SIZES.map((size) => timesShown(asked, { id, size, role })));
    seen.push(got.reduce((sum, times) => sum + times, 0));
  }
  for (const [index, times] of seen.entries())
    expect([0, SIZES.length * METHODS.length * 3], ROLES[index]).toContain(times);
  return ROLES.filter((_role, index) => seen[index]);
}

/** How many of the ways to ask for one size show it. */
async function timesShown(
  { site, cookies, photoStore }: Asked,
  { id, size, role }: { id: string; size: PhotoFile; role: Role },
): Promise<number> {
  const bytes = photoStore.files.get(`${id}/${PHOTO_FILES[size]}`);
  const unknown = await fetch(`${site.url}/photos/${randomUUID()}/${size}`);
  expect(unknown.status).toBe(404);
  const nothing = await unknown.text();
  let shown = 0;
  for (const method of METHODS)
    for (const known of [undefined, `"${id}-${size}"`, '*']) {
      const headers = { cookie: cookies[role], ...(known && { 'if-none-match': known }) };
      const answer = await fetch(`${site.url}/photos/${id}/${size}`, { method, headers });
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 404) {
        expect(body.toString(), role).toBe(method === 'HEAD' ? '' : nothing);
        expect(body.includes(bytes ?? 'none'), role).toBe(false);
        expect(answer.headers.get('etag'), role).toBeNull();
        expect(answer.headers.get('cache-control')).toBe('no-store');
      } else {
        expect([200, 304], role).toContain(answer.status);
        shown += 1;
      }
      if (method === 'GET' && answer.status === 200) expect(body.equals(bytes ?? Buffer.alloc(0))).toBe(true);
    }
  return shown;
}
