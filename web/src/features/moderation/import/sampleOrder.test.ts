import { expect, test } from 'vitest';
import { sampleOrder } from './sampleOrder.rules.ts';

test('RUL-95 the places of a dry run come in turns of what is changed, added and closed, each once', () => {
  const place = (kind: 'added' | 'changed' | 'closed', name: string) => ({
    kind,
    name,
    address: null,
    category: 'Bar',
    fields: [],
  });
  const sample = [
    place('added', 'A'),
    place('added', 'B'),
    place('added', 'C'),
    place('changed', 'D'),
    place('closed', 'E'),
    place('closed', 'F'),
  ];
  expect(sampleOrder(sample).map(({ name }) => name)).toEqual(['D', 'A', 'E', 'B', 'F', 'C']);
});
