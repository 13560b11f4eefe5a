import { describe, expect, test } from 'vitest';
import { compiled } from './compileTexts.ts';
import { messagesOf } from './textModule.ts';

const found = (body: string) =>
  messagesOf('sample.text.ts', `export const sample = texts('sample', {${body}} as const);`);

describe('FIX-56 the messages of a text module', () => {
  test('are its literals and what icu() is given, by their place', () => {
    const messages = found(`
      title: 'Pläne',
      long: 'one ' + 'two',
      age: icu('{age} or over', { age: AGE }),
      stops: (count: number) => icu('{count, plural, one {# stop} other {# stops}}', { count }),
      nested: { 2: 'Two' } satisfies Record<number, string>,
    `);
    expect(messages.map(({ id, message }) => [id, message])).toEqual([
      ['sample.title', 'Pläne'],
      ['sample.long', 'one two'],
      ['sample.age', '{age} or over'],
      ['sample.stops', '{count, plural, one {# stop} other {# stops}}'],
      ['sample.nested.2', 'Two'],
    ]);
  });

  test.each([
    ['a choice between two in one text', `a: (on: boolean) => on ? icu('On', {}) : icu('Off', {})`],
    ['one that is put together', "a: (name: string) => icu('By ' + name, {})"],
    ['one that the program makes', 'a: (name: string) => name'],
    ['a text out of another place', 'a: other'],
    ['a noun that cannot follow its number', `a: (count: number) => icu('{count} places', { count })`],
    ['parameters in a plain text', `a: 'By {name}'`],
  ])('are no use to a translator as %s', (_, body) => expect(() => found(body)).toThrow('sample.text.ts:1'));

  test('that are their own keys are brought once', () => {
    const code = `const a = texts('a', { Bar: 'Bar', 'Wine Bar': 'Wine bar', nested: { 'Dim sum': 'Dim sum' } });`;
    expect(compiled('a.text.ts', code)).toBe(
      `const a = texts('a', { Bar: true, 'Wine Bar': 'Wine bar', nested: { 'Dim sum': true } });`,
    );
  });

  test('are compiled by the build where they stand, so that the browser parses none', () => {
    const code = `const a = texts('a', { é: 'É', b: (count: number) => icu('{count, plural, one {# é} other {# x}}', { count }) });`;
    expect(compiled('a.text.ts', code)).toBe(
      `const a = texts('a', { é: 'É', b: (count: number) => icu([["count","plural",{"one":["#"," é"],"other":["#"," x"]}]], { count }) });`,
    );
  });
});
