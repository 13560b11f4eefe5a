import { UNSUBSCRIBES_PER_MINUTE } from '@liora/domain/limits';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { httpNode } from '../../../../test/httpNode.ts';
import { createSmtpMailer } from '../../../integrations/mail/smtp.ts';
import { startTestSmtpServer } from '../../../integrations/mail/testing/testSmtpServer.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { notificationSettings, saveNotificationSettings } from '../settings/settings.service.ts';
import { DeliveryFixture } from '../testing/deliveryFixture.ts';
import { stopAddress } from './stopToken.rules.ts';

const database = await testDatabase();
const fixture = await DeliveryFixture.open(database, '2027-05-12T12:00:00Z');
const node = await httpNode(fixture.deps, database);
afterAll(async () => {
  await node.close();
  await fixture.service.close();
  await database.close();
});

const mailsOn = async (who: SignedInCaller) =>
  (await notificationSettings(who)).channels.invitation_response.email;
const here = (address: string) => address.replace('http://localhost:4310', node.site);
const linkIn = (text: string) => here(/https?:\S+\/unsubscribe\/\S+/.exec(text)?.[0] ?? '');
/** As a mail program does it (RFC 8058): no browser, nobody’s session. */
const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const withNextLetter = (text: string, at: number) =>
  `${text.slice(0, at)}${BASE64URL[(BASE64URL.indexOf(text[at] ?? '') + 1) % 64]}${text.slice(at + 1)}`;

async function letter() {
  const [maya, sam] = [await fixture.person(), await fixture.person()];
  await fixture.answer(maya, sam);
  await fixture.leave();
  const [sent] = await fixture.lettersTo(maya);
  return { maya, sent, link: linkIn(sent?.text ?? '') };
}

test('RUL-110 the page that stops letters is in the language of the browser', async () => {
  const { link } = await letter();
  const page = await (await fetch(link, { headers: { 'accept-language': 'de-CH, en;q=0.5' } })).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Antworten auf deine Einladungen');
  expect(page).not.toContain('Answers to your invitations');
});

test('NOTIF-06 a letter names one address, to programs and to people, which a POST alone acts on', async () => {
  const { maya, sent, link } = await letter();
  expect(sent?.headers).toEqual({
    'List-Unsubscribe': `<${link.replace(node.site, 'http://localhost:4310')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(sent?.html).toContain('/unsubscribe/');
  for (const method of ['GET', 'HEAD']) {
    const asked = await fetch(link, { method });
    expect(asked.status).toBe(200);
    expect(asked.headers.get('cache-control')).toBe('no-store');
  }
  const page = await (await fetch(link)).text();
  expect(page).toContain('Answers to your invitations');
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(page).not.toContain(maya.viewer.username);
  expect(await mailsOn(maya)).toBe(true);

  const done = await fetch(link, oneClick);
  expect(done.status).toBe(200);
  expect(await mailsOn(maya)).toBe(false);
  // Twice is the same as once, and what is not named stays.
  expect((await fetch(link, oneClick)).status).toBe(200);
  const { channels } = await notificationSettings(maya);
  expect(channels.invitation_response).toMatchObject({ in_app: true, push: true });
  expect(channels.invitation_changed.email).toBe(true);
});

test.each([
  ['from its servers', {}],
  ['from a page of its own', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
  ['from a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])(
  'NOTIF-06 a webmail that posts %s is heard, without a session, and reaches nothing else by it',
  async (_, headers) => {
    const { maya, link } = await letter();
    expect((await fetch(link, { ...oneClick, headers })).status).toBe(200);
    expect(await mailsOn(maya)).toBe(false);
    const signOut = await fetch(`${node.site}/rpc/accounts/signOut`, {
      ...oneClick,
      headers: { ...headers, origin: 'https://mail.example' },
    });
    expect(signOut.status).toBe(403);
  },
);

test('NOTIF-06 the digest is switched off the same way', async () => {
  const maya = await fixture.person();
  await saveNotificationSettings(maya, { digest: true });
  await fetch(here(stopAddress(fixture.deps.config, maya.viewer.userId, 'digest')), oneClick);
  expect((await notificationSettings(maya)).digest).toBe(false);
});

test('NOTIF-06 a link that is not ours, or of another person, or of another sort, does nothing', async () => {
  const { maya, link } = await letter();
  const other = await fixture.person();
  const forged = [
    // The same bytes, spelt otherwise, and other bytes.
    withNextLetter(link, link.length - 1),
    withNextLetter(link, link.length - 43),
    link.replace(maya.viewer.userId, other.viewer.userId),
    link.replace('invitation_response', 'invitation_changed'),
    link.replace('invitation_response', 'constructor'),
    `${node.site}/unsubscribe/x`,
    `${node.site}/unsubscribe/%2e%2e%2f`,
  ];
  for (const address of forged) {
    expect((await fetch(address, oneClick)).status).toBe(404);
    expect((await fetch(address)).status).toBe(404);
  }
  expect(await mailsOn(maya)).toBe(true);
  expect(await mailsOn(other)).toBe(true);
});

test('FIX-07 NOTIF-06 the link of a letter to somebody whose account is erased by now is answered as it was', async () => {
  const { maya, link } = await letter();
  await database.pool.query('delete from auth_users where id = $1', [maya.viewer.userId]);
  const done = await fetch(link, oneClick);
  expect([done.status, await done.text()]).toEqual([
    200,
    expect.stringContaining('Answers to your invitations'),
  ]);
});

test('RUL-24 NOTIF-06 of one network so many a minute are let through', async () => {
  const { link } = await letter();
  fixture.later(10);
  const answers = await Promise.all(
    Array.from({ length: UNSUBSCRIBES_PER_MINUTE + 10 }, async () => (await fetch(link, oneClick)).status),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(UNSUBSCRIBES_PER_MINUTE);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
});

test('NOTIF-06 over SMTP the headers are there, and nothing that people typed adds any', async () => {
  const server = await startTestSmtpServer();
  const mailer = createSmtpMailer(server.url, 'Liora <hello@liora.example>');
  const [maya, sam] = [await fixture.person(), await fixture.person()];
  await fixture.answer(maya, sam, { venue_name: 'Lumen\r\nBcc: everybody@example.com' });
  await fixture.leave({ ...fixture.deps, mailer });
  expect(server.letters).toHaveLength(1);
  const unfolded = server.letters[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';
  const [head = ''] = unfolded.split('\r\n\r\n');
  expect(head).toMatch(/^List-Unsubscribe: <http:\/\/localhost:4310\/unsubscribe\/\S+>$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(head).toMatch(/^Message-ID: <notice-\S+-1@localhost>$/im);
  expect(head).not.toMatch(/^Bcc:/m);
  await server.close();
});
