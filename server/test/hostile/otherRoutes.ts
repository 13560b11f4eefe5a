import fc, { type Arbitrary } from 'fast-check';
import { anyCharacter } from '../anyCharacter.ts';
import type { Known } from './arbitraries.ts';
import { FORGED_CURSORS, NASTY_TEXTS } from './nasties.ts';
import type { Call } from './procedures.ts';

/** Everything that a request can reach besides the contract. */
export interface OtherRoute {
  name: string;
  calls: (known: Known) => Arbitrary<Call>;
}

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
/** As a part of an address; no line may break in it. */
const part = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 2000);
const strange = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS, ...FORGED_CURSORS).map(part),
  fc.string({ unit: anyCharacter, maxLength: 40 }).map(part),
  fc.constantFrom(
    '..%2f..%2fetc%2fpasswd',
    '../../index.html',
    '%',
    '%zz',
    '%c0%ae',
    '.',
    '//',
    '%00',
    '%0d%0aX:1',
  ),
);
const idIn = ({ uuids, placeIds }: Known) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...uuids, ...placeIds) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: strange },
  );
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.tuple(strange, strange).map(([name, value]) => `?${name}=${value}`) },
);
const anyBody = fc.oneof(
  fc.constantFrom(undefined, '', '{}', 'null', '[', '{"__proto__":{}}'),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
);

const asked = (
  path: Arbitrary<string>,
  body: Arbitrary<string | undefined> = anyBody,
  methods = METHODS,
): Arbitrary<Call> =>
  fc.tuple(path, query, fc.constantFrom(...methods), body).map(([address, more, method, sent]) => ({
    path: address.replace(/[^\x21-\x7e]/g, '') + more,
    method,
    body: method === 'GET' || method === 'HEAD' ? undefined : sent,
  }));

const under =
  (folder: string, ends: readonly string[] = ['']) =>
  (known: Known) =>
    asked(fc.tuple(idIn(known), fc.constantFrom(...ends)).map(([id, end]) => `${folder}/${id}${end}`));

const SIZES = ['/small', '/medium', '/large', '/mail', '/constructor', '/small/', '/.', ''];
const FOR = ['pin', 'review', 'profile', 'plan', 'photo', '__proto__', ''];
/** What the body of an upload begins with; the files themselves are tried by `npm run bench -- hostile --area uploads`. */
const STARTS = [
  '\u00ff\u00d8\u00ff',
  '\u0089PNG\r\n\u001a\n',
  'RIFF\0\0\0\0WEBPVP8X',
  'GIF89a',
  '<svg>',
  'PK\u0003\u0004',
  '',
];

export const OTHER_ROUTES: readonly OtherRoute[] = [
  { name: 'GET /photos/{id}/{size}', calls: under('/photos', SIZES) },
  {
    name: 'POST /photos',
    calls: () =>
      asked(
        fc.oneof(fc.constantFrom(...FOR), strange).map((kind) => `/photos?for=${kind}`),
        fc.tuple(fc.constantFrom(...STARTS), fc.string({ maxLength: 200 })).map((parts) => parts.join('')),
        ['POST', 'POST', 'POST', 'PUT', 'GET'],
      ),
  },
  { name: 'GET /calendar/date/{code}.ics', calls: under('/calendar/date', ['.ics', '.ICS', '']) },
  { name: 'GET /calendar/feed/{token}.ics', calls: under('/calendar/feed', ['.ics', '/.ics', '']) },
  { name: 'POST /unsubscribe/{token}', calls: under('/unsubscribe', ['', '.digest.x', '/']) },
  { name: 'POST /my-data', calls: () => asked(fc.constantFrom('/my-data', '/my-data/', '/my-data//x')) },
  { name: 'POST /member-data', calls: () => asked(fc.constantFrom('/member-data', '/member-data/')) },
  { name: 'GET /place/{id}', calls: under('/place') },
  { name: 'GET /plan/{id}', calls: under('/plan') },
  { name: 'GET /preview/place/{id}.png', calls: under('/preview/place', ['.png', '.PNG', '']) },
  { name: 'GET /preview/plan/{id}.png', calls: under('/preview/plan', ['.png', '.svg', '']) },
  {
    name: 'other addresses',
    calls: (known) => asked(fc.tuple(strange, idIn(known)).map((parts) => `/${parts.join('/')}`)),
  },
];
