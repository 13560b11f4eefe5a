/** 'red' by an assertion; 'broken' by anything else, which shows nothing; 'absent' where no test ran. */
export interface Outcome {
  ended: 'green' | 'red' | 'broken' | 'absent';
  why: string;
}

const GREEN: Outcome = { ended: 'green', why: '' };
export const ABSENT: Outcome = { ended: 'absent', why: 'no test of this title ran' };

/** Of all tests that the title chooses: one that fails by an assertion is enough. */
export function outcomeOf(failures: readonly string[], isAssertion: RegExp, ran: number): Outcome {
  if (ran === 0) return ABSENT;
  if (failures.length === 0) return GREEN;
  const asserted = failures.find((message) => isAssertion.test(message));
  return { ended: asserted ? 'red' : 'broken', why: firstLine(asserted ?? failures[0] ?? '') };
}

const LONGEST = 200;

const firstLine = (message: string) => (message.trim().split('\n')[0] ?? '').slice(0, LONGEST);
