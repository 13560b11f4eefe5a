import { expect, test } from 'vitest';
import { classNameProblems, classNamesIn, classTextProblems, isGlobalSheet, lowered } from './classNames.ts';

const SHEET = `@import "./tokens.css";
/* .commented { } */
@media (max-width: 767.5px) {
  .card:hover > .card-name,
  body:has(.dialog[data-phone=".sheet"]) .card { margin: 0.5rem; background: url(a.b.svg); }
}
.card { &.open .on\\:left { color: red; } }
@keyframes in { 12.5% { opacity: 0.5; } }
`;

test('FIX-50 the class names of a style sheet are counted once each, wherever its selectors stand', () => {
  expect(classNamesIn(SHEET)).toEqual(['.card', '.card-name', '.dialog', '.open', '.on\\:left']);
});

test('FIX-50 CSS modules give no names to the whole page', () => {
  expect(isGlobalSheet('web/src/styles/cover.css')).toBe(true);
  expect(isGlobalSheet('web/src/features/plans/card.module.css')).toBe(false);
});

test('FIX-50 a style sheet gets no further class name for the whole page, and a new one has none', () => {
  const noted = { 'web/a.css': 2, 'web/b.css': 1 };
  expect(classNameProblems({ 'web/a.css': 2, 'web/b.css': 1 }, noted)).toEqual([]);
  expect(classNameProblems({ 'web/a.css': 3, 'web/b.css': 1, 'web/new.css': 1 }, noted)).toEqual([
    expect.stringMatching(/^web\/a\.css: 3 .* at most 2/),
    expect.stringMatching(/^web\/new\.css: 1 .* at most 0/),
  ]);
});

test('FIX-50 a name that went is written down, so that it does not come back', () => {
  const noted = { 'web/a.css': 2, 'web/b.css': 1 };
  const counted = { 'web/a.css': 1 };
  expect(classNameProblems(counted, noted)).toHaveLength(2);
  expect(lowered(counted, noted)).toEqual({ 'web/a.css': 1 });
  expect(classNameProblems(counted, lowered(counted, noted))).toEqual([]);
  expect(lowered({ 'web/a.css': 9, 'web/b.css': 1 }, noted)).toEqual(noted);
});

test('FIX-72 a style sheet that finds elements by the text of their class is refused', () => {
  const refused = (css: string) => classTextProblems('a.module.css', css).length > 0;
  expect(refused('.screen:has(.dropping) [class~="map-controls"] { visibility: hidden; }')).toBe(true);
  expect(refused('.screen:has(.dropping) :global(.map-controls) { visibility: hidden; }')).toBe(false);
});
