import { expect, test } from 'vitest';
import { citedIds, parseRules, ruleProblems } from './requirements.ts';

const list = (rows: string) =>
  parseRules(`# Rules\n\nAreas: PSB, SRCH\n\n| ID | Rule | State |\n|---|---|---|\n${rows}`);

test('a list whose rules are cited or wait is in order', () => {
  const rules = list('| PSB-01 | Two letters search. | tested |\n| SRCH-02 | Later. | waits: pins |');
  expect(ruleProblems(rules, new Set(['PSB-01', 'PLAN-09']), ['PSB-01', 'SRCH-02'])).toEqual([]);
});

test('a rule that no test cites is found', () => {
  const problems = ruleProblems(list('| PSB-01 | Two letters search. | tested |'), new Set());
  expect(problems).toEqual(['PSB-01 is "tested", but no test cites it in its title']);
});

test('a rule that the list forgot or made up is found', () => {
  const rules = list('| PSB-01 | Two letters search. | tested |');
  expect(ruleProblems(rules, new Set(['PSB-01']), ['PSB-01', 'PSB-02'])).toEqual([
    'docs/rules.md: PSB-02 is missing',
  ]);
  expect(ruleProblems(rules, new Set(['PSB-01', 'PSB-77']))).toEqual([
    'a test cites PSB-77, which docs/rules.md does not know',
  ]);
  expect(ruleProblems(rules, new Set(['PSB-01']), [])).toEqual([
    'docs/rules.md: there is no requirement PSB-01',
  ]);
});

test('a state that says nothing and an area that is not named are found', () => {
  const problems = ruleProblems(
    list('| PSB-01 | Two letters. | soon |\n| PIN-01 | A pin. | waits: pins |'),
    new Set(),
  );
  expect(problems).toHaveLength(2);
});

test('an id counts in a title, not in a comment', () => {
  const file = "// PSB-01\n/* PSB-02 */\ntest('PSB-03, SRCH-04 two rules at once', () => {});";
  expect(citedIds(file)).toEqual(['PSB-03', 'SRCH-04']);
});

test('a range cites every id of it', () => {
  expect(citedIds("test('PCRE-08 to PCRE-11 limits', () => {});").sort()).toEqual([
    'PCRE-08',
    'PCRE-09',
    'PCRE-10',
    'PCRE-11',
  ]);
});
