import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

const PRODUCT = /^(?:domain|art|server|web|mobile|bench|tools)\/.*\.(?:ts|tsx)$/;
const NO_PRODUCT = /\.test\.tsx?$|\.gen\.ts$|\/testing\/|^server\/test\//;

/** Words that say nothing to somebody new, and what the field calls the thing instead. */
const STANDARD_TERMS: Record<string, string> = {
  kept: 'cached, stored, retained',
  told: 'notified, reported, announced',
  tell: 'notify, report, announce',
  telling: 'message, notification',
  said: 'announced, reported',
  settle: 'finish, reconcile, debounce',
  settled: 'finished, reconciled, debounced',
  nowhere: 'without coordinates',
  patience: 'timeout, retry',
  patient: 'with retry',
  patiently: 'with retry',
  besides: 'also, except',
  beside: 'compared with',
  twin: 'duplicate',
  asked: 'request, query, input',
  hearsay: 'unverified',
};

const DECLARED =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|class|interface|type|const|let)\s+([A-Za-z_$][\w$]*)/gm;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_.$]/);

/** What is wrong with the name of a file and the names that it declares for itself or others. */
export function nameProblems(file: string, source: string): string[] {
  const names = [path.basename(file), ...[...source.matchAll(DECLARED)].map(([, name = '']) => name)];
  return names.flatMap((name) =>
    wordsOf(name).flatMap((word) => {
      const standard = Object.hasOwn(STANDARD_TERMS, word) ? STANDARD_TERMS[word] : undefined;
      return standard ? [`${file}: "${name}" says "${word}"; the field says: ${standard}`] : [];
    }),
  );
}

if (import.meta.main) {
  const files = sourceFiles().filter((file) => PRODUCT.test(file) && !NO_PRODUCT.test(file));
  report(files.flatMap((file) => nameProblems(file, readFileSync(path.join(ROOT, file), 'utf8'))));
}
