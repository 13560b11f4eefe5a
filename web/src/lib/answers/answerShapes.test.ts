import { contract } from '@liora/domain/contract/index';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ANSWER_SHAPES } from './answerShapes.ts';

/** Every procedure of the contract whose answer can hold a plan's marks, by its path. */
function showingPlans(node: object, path: string[] = []): string[] {
  if ('~orpc' in node) {
    const { outputSchema, route } = node['~orpc'] as { outputSchema?: z.ZodType; route: { path?: string } };
    const text = outputSchema ? JSON.stringify(z.toJSONSchema(outputSchema, { unrepresentable: 'any' })) : '';
    const isAnswer = text.includes('"user_has_saved"') && text.includes('"title"');
    return isAnswer && route.path ? [path.join('.')] : [];
  }
  return Object.entries(node).flatMap(([name, child]) => showingPlans(child, [...path, name]));
}

test('FIX-47 every answer that shows plans is registered with its shape', () => {
  const registered = ANSWER_SHAPES.filter(({ showsPlans }) => showsPlans).map(({ queryKey }) =>
    (queryKey[0] as string[]).join('.'),
  );
  // What creates or changes a plan answers with it, but is no question.
  const questions = showingPlans(contract).filter((path) => !['plans.create', 'plans.update'].includes(path));
  expect(questions.length).toBeGreaterThan(4);
  expect([...new Set(registered)].sort()).toEqual(questions.sort());
});
