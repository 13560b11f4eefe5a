import { expect, test } from 'vitest';
import { somebodyNew } from '../e2e/fixtures/somebodyNew.ts';
import { finePositionsIn, landingCode, plantedIn } from './secretTraces.ts';

test('what the people of the browser tests have is known by its form, as text and in an address', () => {
  const { email, password } = somebodyNew();
  expect(plantedIn(`{"to":"${email}"} said ${password}`)).toEqual([email, password]);
  expect(plantedIn(`/auth?e=${encodeURIComponent(email)}&p=${encodeURIComponent(password)}`)).toHaveLength(2);
  expect(plantedIn('/explore?q=candle')).toEqual([]);
});

test.each([
  ['/explore?lat=37.7749&lng=-122.419', ['lat=37.7749']],
  ['/map?lat=37.7749&lng=-122.419', []],
  ['/search?q=bar&lat=37.7749&lng=-122.419', []],
  [`/rpc/map?data=${encodeURIComponent('{"origin":{"latitude":37.77493}}')}`, ['latitude":37.77493']],
  ['/explore?lat=37.775&lng=-122.419', []],
  ['/%E0%A4%A?lat=37.7749', ['lat=37.7749']],
])('RUL-31 of the address %s these positions are too fine: %j', (address, found) => {
  expect(finePositionsIn(address)).toEqual(found);
});

test.each([
  ['/invite/abcdef123', 'abcdef123'],
  ['/liora/link/ABCD-EFGH', 'ABCD-EFGH'],
  ['/liora-link?x=1&code=ABCDEF', 'ABCDEF'],
  ['/verify?token=tok_4711', 'tok_4711'],
  ['/calendar/date/abcdef123.ics', 'abcdef123'],
  ['/plan/0b6c', null],
])('RUL-33 the code whose landing %s is: %s', (address, code) => {
  expect(landingCode(address)).toBe(code);
});
