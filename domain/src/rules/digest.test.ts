import { expect, test } from 'vitest';
import { nextDigest } from './digest.ts';

test.each([
  ['Europe/Berlin', '2027-03-24T12:00:00Z', '2027-03-25T16:00:00.000Z'],
  // At the moment itself it is the next one, which comes after the clock change.
  ['Europe/Berlin', '2027-03-25T16:00:00Z', '2027-04-01T15:00:00.000Z'],
  ['America/Los_Angeles', '2027-11-05T12:00:00Z', '2027-11-12T01:00:00.000Z'],
  // It is Thursday there already.
  ['Pacific/Auckland', '2027-06-30T13:00:00Z', '2027-07-01T05:00:00.000Z'],
  ['Pacific/Chatham', '2027-06-30T11:00:00Z', '2027-07-01T04:15:00.000Z'],
])('NOTIF-06 the digest of somebody in %s after %s comes on Thursday at five there', (zone, now, at) => {
  expect(nextDigest(new Date(now), zone).toISOString()).toBe(at);
});
