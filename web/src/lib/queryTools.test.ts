import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { skipToken } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { client, orpc } from './api.ts';

const theirs = createTanstackQueryUtils(client);
const pages = {
  input: (cursor: string | undefined) => ({ tags: ['jazz'], cursor }),
  initialPageParam: undefined,
  getNextPageParam: () => undefined,
};
const plan = { input: { id: '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11' } };

/** Options without their functions, which no two makers share. */
const plain = (options: object) => JSON.parse(JSON.stringify(options));

test('query keys are those that oRPC itself would make', () => {
  expect(orpc.plans.key()).toEqual(theirs.plans.key());
  expect(orpc.plans.get.key()).toEqual(theirs.plans.get.key());
  expect(orpc.plans.get.queryKey(plan)).toEqual(theirs.plans.get.queryKey(plan));
  expect(orpc.platform.start.queryKey()).toEqual(theirs.platform.start.queryKey());
  expect(orpc.plans.list.infiniteKey(pages)).toEqual(theirs.plans.list.infiniteKey(pages));
});

test('options are those that oRPC itself would make', () => {
  expect(plain(orpc.plans.get.queryOptions(plan))).toEqual(plain(theirs.plans.get.queryOptions(plan)));
  expect(plain(orpc.plans.list.infiniteOptions(pages))).toEqual(
    plain(theirs.plans.list.infiniteOptions(pages)),
  );
  expect(plain(orpc.plans.like.mutationOptions())).toEqual(plain(theirs.plans.like.mutationOptions()));
});

test('a question without its input is not asked', () => {
  expect(orpc.plans.get.queryOptions({ input: skipToken })).toMatchObject({ enabled: false });
});
