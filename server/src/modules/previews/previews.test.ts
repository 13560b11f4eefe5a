import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { planContent } from '@liora/domain/contract/plans';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { block, droppedPin, person, testDeps, venue } from '../../../test/factories.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { answer, invite } from '../invitations/testing/inviting.ts';
import { share } from '../memories/shared/testing/sharing.ts';
import { keep } from '../memories/testing/keeping.ts';
import { createPlan, deletePlan } from '../plans/plans.service.ts';
import { previewRoutes } from './previews.http.ts';

const database = await testDatabase();
const webRoot = await mkdtemp(path.join(os.tmpdir(), 'liora-preview-'));
afterAll(async () => {
  await database.close();
  await rm(webRoot, { recursive: true, force: true });
});
const HTML = `<!doctype html><html><head>
    <title>Liora</title>
    <meta name="description" content="Places and plans for two." />
    <meta property="og:site_name" content="Liora" />
    <meta property="og:title" content="Liora" />
    <meta property="og:description" content="Places and plans for two." />
  </head><body></body></html>`;
await writeFile(path.join(webRoot, 'index.html'), HTML);

const deps = testDeps(database);
const routes = previewRoutes(deps, webRoot);
const incoming = { headers: {}, socket: { remoteAddress: '127.0.0.1' } };
const get = (address: string, headers: Record<string, string> = {}) =>
  routes.request(address, { headers }, { incoming: { ...incoming, headers } });
const html = async (address: string) => (await get(address)).text();

await venue(database.db, 'first', { name: 'Lumen' });
await venue(database.db, 'second');

const publish = (who: SignedInCaller, more: object = {}) =>
  createPlan(who, {
    ...planContent.parse({
      title: 'Lamplight',
      description: 'Under the arches',
      places: ['first', 'second'].map((place_id) => ({ place_id, name: place_id, address: null })),
      ...more,
    }),
    request_id: randomUUID(),
  });

describe('RUL-91 the preview of a shared plan', () => {
  test('tells its title and shows its cover', async () => {
    const { id } = await publish(await person(deps));
    const page = await html(`/plan/${id}`);
    expect(page).toContain('<title>Lamplight · Liora</title>');
    expect(page).toContain('<meta property="og:title" content="Lamplight" />');
    expect(page).toContain('<meta property="og:description" content="Under the arches" />');
    expect(page).toContain(
      `<meta property="og:image" content="http://localhost:4310/preview/plan/${id}.png" />`,
    );
    expect(page).not.toContain('Places and plans for two.');
    const picture = await get(`/preview/plan/${id}.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await picture.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await get(`/preview/plan/${id}.png`, {
      'if-none-match': picture.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('RUL-110 what Liora says of it is in the language of who asks', async () => {
    const { id } = await publish(await person(deps), { description: '' });
    const descriptionFor = async (headers: Record<string, string>) =>
      /og:description" content="([^"]*)"/.exec(await (await get(`/plan/${id}`, headers)).text())?.[1];
    expect(await descriptionFor({ 'accept-language': 'de' })).toMatch(/^Ein Date-Plan mit 2 Halten/);
    expect(await descriptionFor({ 'accept-language': 'de', cookie: 'liora.format=en-u-ms-metric' })).toMatch(
      /^A date plan with 2 stops/,
    );
    expect(await descriptionFor({})).toMatch(/^A date plan with 2 stops/);
  });

  test('a title is text, whatever is in it', async () => {
    const { id } = await publish(await person(deps), {
      title: `"><script>alert('$&')</script>`,
      description: '$1 & "more"',
    });
    const page = await html(`/plan/${id}`);
    expect(page).not.toContain('<script>');
    expect(page).toContain('content="&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;"');
    expect(page).toContain('content="$1 &amp; &quot;more&quot;"');
  });

  test('RUL-09 of a Privé plan is its cut title alone, also for a member: the address is for everybody', async () => {
    const { id } = await publish(await person(deps, { member: true }), {
      title: 'A very long title that goes on and on',
      description: 'Secret words',
      location_name: 'Hidden Hill',
      is_prive: true,
      is_public: false,
    });
    const page = await html(`/plan/${id}`);
    expect(page).toContain('content="A very long title that goes on"');
    for (const secret of ['Secret words', 'Lumen', 'Hidden Hill', 'and on and on', '/preview/'])
      expect(page).not.toContain(secret);
    expect((await get(`/preview/plan/${id}.png`)).status).toBe(404);
  });

  test('RUL-13 RUL-15 private, reported and deleted plans show nothing', async () => {
    const maya = await person(deps);
    const hidden = await publish(maya, { is_public: false });
    const reported = await publish(maya);
    await database.db
      .updateTable('date_plans')
      .set({ is_reported: true })
      .where('id', '=', reported.id)
      .execute();
    const deleted = await publish(maya);
    await deletePlan(maya, deleted.id);
    for (const { id } of [hidden, reported, deleted, { id: randomUUID() }]) {
      expect(await html(`/plan/${id}`)).toBe(HTML);
      expect((await get(`/preview/plan/${id}.png`)).status).toBe(404);
    }
  });
});

describe('the preview of a shared place', () => {
  test('tells its name and shows its cover', async () => {
    const page = await html('/place/first');
    expect(page).toContain('<meta property="og:title" content="Lumen" />');
    expect(page).toContain('<meta property="og:description" content="Bar · 1 first Street" />');
    expect((await get('/preview/place/first.png')).status).toBe(200);
  });

  test('RUL-91 the list of its plans is told as such, with its cover and its own address', async () => {
    const page = await html('/place/first/plans');
    expect(page).toContain('<title>Plans that stop at Lumen · Liora</title>');
    expect(page).toContain('/preview/place/first.png');
    expect(page).toContain('content="http://localhost:4310/place/first/plans"');
  });

  test('RUL-82 a private or hidden pin shows nothing, a public one its title', async () => {
    const maya = await person(deps);
    await block(maya, await person(deps));
    const [open, closed, hidden] = [
      await droppedPin(maya, { title: 'Open bench' }),
      await droppedPin(maya, { title: 'Our bench', is_public: false }),
      await droppedPin(maya, { title: 'Hidden bench', is_hidden: true }),
    ];
    expect(await html(`/place/${open}`)).toContain('Open bench');
    for (const id of [closed, hidden]) {
      for (const address of [`/place/${id}`, `/place/${id}/plans`]) expect(await html(address)).toBe(HTML);
      expect((await get(`/preview/place/${id}.png`)).status).toBe(404);
    }
  });
});

describe('RUL-91 the photo of a preview', () => {
  const photoOf = async (who: SignedInCaller, pin: string, state: object = {}) => {
    const { id } = await database.db
      .insertInto('photos')
      .values({
        ...{
          id: randomUUID(),
          user_id: who.viewer.userId,
          belongs_to: 'pin',
          subject_id: pin,
          venue_id: pin,
          position: 0,
        },
        ...{ state: 'ready', loose_since: null, width: 1600, height: 900, bytes: 1, thumbhash: 'aaaa' },
        ...state,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return `<meta property="og:image" content="http://localhost:4310/photos/${id}/large" />`;
  };

  test('is one that everybody may see; without any the preview is drawn', async () => {
    const maya = await person(deps);
    const [shown, withheld] = [
      await droppedPin(maya, { title: 'Shown bench' }),
      await droppedPin(maya, { title: 'Withheld bench' }),
    ];
    const photo = await photoOf(maya, shown);
    const page = await html(`/place/${shown}`);
    expect(page).toContain(photo);
    expect(page).toContain('<meta property="og:image:type" content="image/webp" />');
    expect(page).toContain('<meta property="og:image:width" content="1600" />');
    const hidden = await photoOf(maya, withheld, { is_hidden: true });
    expect(await html(`/place/${withheld}`)).not.toContain(hidden);
    expect(await html(`/place/${withheld}`)).toContain(`/preview/place/${withheld}.png`);
  });

  test('RUL-82 of a pin that goes private neither it nor its photo is told', async () => {
    const maya = await person(deps);
    const pin = await droppedPin(maya, { title: 'Once open' });
    await photoOf(maya, pin);
    await database.pool.query('update dropped_pins set is_public = false where id = $1', [pin]);
    expect(await html(`/place/${pin}`)).toBe(HTML);
  });
});

test('an address that is none is left to the app, a picture that is none does not exist', async () => {
  expect((await get('/preview/plan/none.png')).status).toBe(404);
  expect((await get('/plan/none')).status).toBe(404);
});

test('RUL-39 RUL-108 the preview of an invitation says who asks and where to, is not indexed, and spends nothing', async () => {
  const [maya, june] = [await person(deps), await person(deps)];
  const venueOf = { kind: 'place', place_id: 'first' } as const;
  const sent = await invite(maya, { venue: venueOf, notes: 'The corner table' });
  const rows = async () => (await database.pool.query('select * from date_invitations')).rows;
  const before = await rows();
  for (let i = 0; i < 3; i++) {
    const reply = await get(`/invite/${sent.own.code}`);
    expect(reply.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const page = await reply.text();
    expect(page).toContain(`content="${maya.viewer.username} would like to take you out"`);
    expect(page).toContain('<meta property="og:description" content="Lumen" />');
    expect(page).not.toContain('The corner table');
  }
  expect(await rows()).toEqual(before);
  expect((await answer(june, sent, 'accepted')).status).toBe('accepted');
  expect(await html('/invite/nobody-has-this')).toBe(HTML);
});

test('RUL-42 RUL-108 the preview of a shared memory says its five facts, is not indexed, and spends nothing', async () => {
  const maya = await person(deps, { username: 'sharing_maya' });
  const { id } = await keep(maya, { place_name: 'Battery Spencer', reflection: 'Fog & light' }, 1);
  const { shareCode } = await share(maya, id);
  const rows = async () => (await database.pool.query('select * from memory_shares')).rows;
  const before = await rows();
  const reply = await get(`/shared-memory/${shareCode}`);
  expect(reply.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const page = await reply.text();
  expect(page).toContain('<meta property="og:title" content="Battery Spencer" />');
  expect(page).toContain('May 10, 2026, 9 out of 10. Fog &amp; light');
  const [, photo = ''] = /og:image" content="([^"]+)"/.exec(page) ?? [];
  expect(new URL(photo).pathname).toMatch(/^\/photos\/[0-9a-f-]{36}\/large$/);
  for (const secret of ['sharing_maya', maya.viewer.userId, id]) expect(page).not.toContain(secret);
  expect(await rows()).toEqual(before);
  expect(await html('/shared-memory/nobody-has-this')).toBe(HTML);
});
