import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reference } from '../../../tools/reference.ts';
import { messagesOf } from '../../messages/textModule.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ROWS = reference('spec/requirements.md');

/** Rows of part 1 whose words are said otherwise, and why. */
const NOT_SAID: Record<string, string> = {
  'PLAN-27': 'RUL-72 puts "Please sign in to like date plans" in its place',
  'ERR-16': 'thrown inside, never shown: RUL-18 says the sign-in text instead',
};
/** Quotes that are a part of a whole sentence, which is one message: what of it they say. */
const IN_A_SENTENCE: Record<string, string> = {
  'PLAN-05': '{shown} date plans found near you',
  'PSB-09': '{types} +# more',
};
/** Rules that are carried out by now; those of later areas bring their words with them. */
const carriedOut = new Set(
  [...readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8').matchAll(/^\| (\S+) \|.*\| tested \|$/gm)].map(
    ([, id = '']) => id,
  ),
);
/** Areas whose quotes are values of fields, not words on a screen. */
const VALUES = /^(?:ENT|API|CONST|DEEP|KEY|MOOD|USER|MOD-07|PCRE-32|MEM-08)/;

/** Every string of the text modules; a text made from a name, a number or a search is filled with the row's own gap. */
async function saidWords(): Promise<Set<string>> {
  const said = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') said.add(value);
    else if (typeof value === 'function') for (const gap of GAPS) collectFilled(value, gap, collect);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const file of globSync('{web,domain}/src/**/*.text.ts', { cwd: ROOT })) {
    collect(await import(path.join(ROOT, file)));
  }
  return said;
}

/** With the rows' own gap for what is to be filled in. */
const filled = (message: string) => message.replace(/\{\w+\}|#/g, 'N');

const GAPS = ['{title}', '{query}', '{name}', '{n}', 'text', 'N'];

function collectFilled(make: unknown, gap: string, collect: (value: unknown) => void): void {
  try {
    if (typeof make === 'function') collect(make(gap, gap));
  } catch {
    // Wants something else than a word: none of the quoted texts does.
  }
}

interface Quote {
  id: string;
  text: string;
}

/** What rows of part 1 put in single quotes. An apostrophe stands between letters. */
function quotes(): Quote[] {
  const rows = readFileSync(ROWS.path, 'utf8').matchAll(
    /^\| ([A-Z]+-\d+) \| (.*) \| ([^|]*P1 [^|]*) \| [a-z]+ \|$/gm,
  );
  return [...rows].flatMap(([, id = '', row = '']) =>
    [...row.matchAll(/(?<![a-z])'(.+?)'(?![a-z])/g)].map(([, text = '']) => ({ id, text })),
  );
}

/** The ways a quote is said, each as its parts: RUL-74's notation of toasts, of alternatives and of the restore variant. */
function waysToSay(text: string): string[][] {
  const [title = '', ...rest] = text.split(': ');
  const description = rest.join(': ').replace(/^\\?<(?:error )?message or (.*)>$/, '$1');
  const variants = / purchases \(or restoration\)/.test(description)
    ? [
        description.replace(' (or restoration)', ''),
        description.replace('purchases (or restoration)', 'restoration'),
      ]
    : [description];
  return [[text], ...(description ? [[title, ...variants]] : [])];
}

describe.skipIf(!ROWS.isThere)(`the words of part 1${ROWS.skipped}`, () => {
  test('every text that part 1 quotes stands in a text module, letter by letter', async () => {
    const said = await saidWords();
    const missing = quotes().filter(
      ({ id, text }) =>
        carriedOut.has(id) &&
        !(id in NOT_SAID) &&
        !VALUES.test(id) &&
        !(id in IN_A_SENTENCE) &&
        !waysToSay(text).some((parts) => parts.every((part) => said.has(part))),
    );
    expect(missing).toEqual([]);
  });

  test('what is left out for a reason is really not there', async () => {
    const said = await saidWords();
    const leftOut = quotes().filter(({ id }) => id in NOT_SAID);
    const stale = Object.keys(NOT_SAID).filter((id) =>
      leftOut.filter((quote) => quote.id === id).every(({ text }) => said.has(text)),
    );
    expect(stale, 'said by now: take it out of the list').toEqual([]);
  });

  test('what is a part of a sentence stands in it', () => {
    const files = globSync('web/src/**/*.text.ts', { cwd: ROOT });
    const messages = files.flatMap((file) => messagesOf(file, readFileSync(path.join(ROOT, file), 'utf8')));
    for (const [id, part] of Object.entries(IN_A_SENTENCE)) {
      expect(messages.some(({ message }) => message.includes(part))).toBe(true);
      expect(quotes().some((quote) => quote.id === id && filled(part).includes(quote.text))).toBe(true);
    }
  });

  test('there are quotes to compare', () => {
    expect(quotes().length).toBeGreaterThan(100);
  });
});
