import { expect, it } from 'vitest';
import { cleanPhone, cleanWebsite } from './contact.rules.ts';

it.each([
  ['https://quaidesartistes.com/', 'https://quaidesartistes.com/'],
  ['www.lumen.bar', 'https://www.lumen.bar/'],
  ['lumen.bar:8080/menu', 'https://lumen.bar:8080/menu'],
  ['http://a.example/?utm_source=osm&table=2', 'http://a.example/?table=2'],
  ['https://a.example; https://b.example', 'https://a.example/'],
  ['javascript:alert(1)', null],
  ['ftp://a.example', null],
  ['https://user:secret@a.example', null],
  ['facebook', null],
  ['', null],
  [null, null],
])('the website %j becomes %j', (written, expected) => {
  expect(cleanWebsite(written)).toBe(expected);
});

it.each([
  ['+377 97 97 95 95', '+377 97 97 95 95'],
  ['(303) 444-4642;+1 303 444 0000', '(303) 444-4642'],
  ['yes', null],
  ['', null],
  [undefined, null],
])('the phone number %j becomes %j', (written, expected) => {
  expect(cleanPhone(written)).toBe(expected);
});
