import type { SearchInput } from '@liora/domain/contract/places';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFit } from './useFit.ts';

const question = (q: string) => ({ q }) as SearchInput;
const boxAt = (west: number) => ({ west, south: 37, east: west + 1, north: 38 });

test('the map follows what was found until somebody moves it, and again with the next question', () => {
  const bars = question('bar');
  const { result, rerender } = renderHook(({ input, around }) => useFit(input, around), {
    initialProps: { input: bars, around: boxAt(1) },
  });
  rerender({ input: bars, around: boxAt(2) });
  expect(result.current.fit).toEqual(boxAt(2));
  act(() => result.current.leave());
  rerender({ input: bars, around: boxAt(3) });
  expect(result.current.fit).toEqual(boxAt(2));
  rerender({ input: question('café'), around: boxAt(4) });
  expect(result.current.fit).toEqual(boxAt(4));
});
