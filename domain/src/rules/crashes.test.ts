import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crashFrames, crashMessage, crashVersion } from './crashes.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
  ['x.map is not a function', 'x.map is not a function'],
  [`Unexpected token 'M', "Maya's secret" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  ['No plan “Our anniversary', 'No plan …'],
  ['Failed to fetch https://liora.app/invite/Xk39?t=s3cr3t', 'Failed to fetch …'],
  ['Failed at /place/osm-1?lat=37.77', 'Failed at …'],
  ['maya@example.com is taken', '… is taken'],
  ['at 37.7793,-122.4193', 'at …,…'],
  ['token eyJhbGciOiJIUzI1NiIsInR5cCI6 refused', 'token … refused'],
  ["It broke: '@! Maya'", 'It broke: …'],
  ['Größe unbekannt', 'Gr…e unbekannt'],
  ['one\ntwo of a letter', 'one'],
])('POL-10 of %s stays %s', (message, kept) => {
  expect(crashMessage(message)).toBe(kept);
});

test('POL-10 whatever is quoted, addressed or counted, nothing of it is left, and it is cut to 200 characters', () => {
  const secret = fc.stringMatching(/^[A-Z]{6,12}$/);
  fc.assert(
    fc.property(secret, fc.string({ maxLength: 300 }), (word, around) => {
      for (const hidden of [
        `"${word}"`,
        `'${around}${word}'`,
        `https://${word}`,
        `/${word}`,
        `a@${word}`,
        `?q=${word}`,
      ])
        expect(crashMessage(`It broke: ${hidden}`)).not.toContain(word);
      expect(crashMessage(around.repeat(3)).length).toBeLessThanOrEqual(200);
      expect(crashMessage(`at ${around} 37.7793`)).not.toMatch(/\d\.\d/);
    }),
  );
});

test('POL-10 of a stack the own files with their lines stay, at most ten', () => {
  const stack = `Error: Maya's plan
    at Plan (https://liora.app/assets/PlanScreen-Ab1_c.js:12:345)
    at https://liora.app/assets/main-x.js:1:2
    at eval (https://evil.example/steal.js?user=maya:3:4)
    render@capacitor://localhost/assets/vendor.js:9:9
${'    at x (https://liora.app/assets/a.js:1:1)\n'.repeat(20)}`;
  const frames = crashFrames(stack);
  expect(frames.slice(0, 3)).toEqual(['PlanScreen-Ab1_c.js:12:345', 'main-x.js:1:2', 'vendor.js:9:9']);
  expect(frames).toHaveLength(10);
  expect(frames.join()).not.toMatch(/evil|steal|Maya|liora/i);
  // What was taken from a stack once stays as it is.
  expect(crashFrames(frames.join('\n').replaceAll('\n', '\n/assets/'))).toEqual(frames);
});

test('POL-10 a version is the name of a file', () => {
  expect(crashVersion('main-Ab1.js')).toBe('main-Ab1.js');
  for (const other of ['https://liora.app/x.js', 'Maya', '../x.js?y', `${'x'.repeat(90)}.js`])
    expect(crashVersion(other)).toBe('');
});
