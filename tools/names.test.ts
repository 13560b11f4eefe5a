import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameProblems } from './names.ts';
import { ROOT } from './sourceFiles.ts';

describe('FIX-52 names are the field’s own words', () => {
  test('a private word in the name of a file, a function or a constant is found, with what the field says', () => {
    const source = 'export function takePatiently() {}\nconst KEPT_MS = 1;\nexport class Twin {}\n';
    const problems = nameProblems('server/src/toldOnes.ts', source);
    expect(problems.map((problem) => /"(\w+)(?:\.ts)?" says/.exec(problem)?.[1])).toEqual([
      'toldOnes',
      'takePatiently',
      'KEPT_MS',
      'Twin',
    ]);
    expect(problems[2]).toContain('cached, stored, retained');
  });

  test('words that only contain one, and what stands inside functions, pass', () => {
    expect(nameProblems('web/src/keepsOpen.ts', 'const folktold = 1;\n  const kept = [];\n')).toEqual([]);
  });

  test('the glossary leads to the line that answers: each name stands in the file beside it', () => {
    const glossary = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');
    const [, table = ''] = glossary.split('## Where things are');
    const answers = [...table.matchAll(/`(\w+)` in `([^`]+)`/g)];
    expect(answers.length).toBeGreaterThan(5);
    for (const [, name = '', file = ''] of answers)
      expect(readFileSync(path.join(ROOT, file), 'utf8'), `${name} in ${file}`).toMatch(
        new RegExp(`(?:function|const|trigger) ${name}\\b`),
      );
  });
});
