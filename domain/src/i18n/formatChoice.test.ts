import { expect, test } from 'vitest';
import { chosenFormat, type FormatChoice, readFormatChoice, writeFormatChoice } from './formatChoice.ts';

const time = (format: string) =>
  new Intl.DateTimeFormat(format, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(new Date('2026-03-09T19:30:00Z'))
    .replace(/\s/, ' ');

test('RUL-110 what was chosen comes before the way of the region, and the rest stays the region’s', () => {
  expect(time(chosenFormat('en-US', { clock: 'h23' }))).toBe('19:30');
  expect(time(chosenFormat('en-DE-u-hc-h23', { clock: 'h12' }))).toBe('7:30 pm');
  expect(time(chosenFormat('en-DE-u-hc-h23', { distance: 'km' }))).toBe('19:30');
  expect(chosenFormat('en-US', {})).toBe('en-US');
  expect(chosenFormat('en-US', { clock: 'h23', distance: 'km' })).toBe('en-US-u-hc-h23-ms-metric');
});

test('RUL-110 a choice is read as it was written, and anything else is none', () => {
  const choices: FormatChoice[] = [
    {},
    { clock: 'h12' },
    { distance: 'km' },
    { clock: 'h23', distance: 'km' },
    { language: 'de' },
    { language: 'en', clock: 'h12' },
    { language: 'de', clock: 'h23', distance: 'km' },
  ];
  for (const choice of choices) expect(readFormatChoice(writeFormatChoice(choice))).toEqual(choice);
  for (const other of ['', 'u-hc-h24', 'km', 'x-u-ms-metric', 'fr', 'de-', 'deu-ms-metric', 'de-DE'])
    expect(readFormatChoice(other)).toEqual({});
});
