import { beforeEach, expect, test } from 'vitest';
import { testStorage } from '../../../lib/testing/testStorage.ts';
import { EMPTY_DRAFT } from './draft.forms.ts';
import { dropDraft, dropEdit, readDraft, readEdit, storeDraft, storeEdit } from './draft.store.ts';

let storage: Storage;
beforeEach(() => {
  storage = testStorage();
});

test('a closed draft is there again, with the same request id, so that it is stored only once', () => {
  const kept = readDraft('june', storage);
  storeDraft({ ...kept, draft: { ...EMPTY_DRAFT, title: 'Roses' } }, storage);
  const again = readDraft('june', storage);
  expect(again.draft.title).toBe('Roses');
  expect(again.request_id).toBe(kept.request_id);
});

test('nobody sees the draft of somebody else', () => {
  storeDraft({ ...readDraft('june', storage), draft: { ...EMPTY_DRAFT, title: 'Roses' } }, storage);
  expect(readDraft('rafael', storage).draft).toEqual(EMPTY_DRAFT);
});

test('a draft that was given up, emptied or broken begins anew with another request id', () => {
  const first = readDraft('june', storage);
  storeDraft({ ...first, draft: { ...EMPTY_DRAFT, title: 'Roses' } }, storage);
  dropDraft(storage);
  expect(readDraft('june', storage).request_id).not.toBe(first.request_id);
  storeDraft(first, storage);
  expect(storage.length).toBe(0);
  storage.setItem('liora.plan-draft', '{"draft":');
  expect(readDraft('june', storage).draft).toEqual(EMPTY_DRAFT);
});

test('FIX-68 what was typed into an own plan is there again until it is sent or given up, to its creator and its state alone', () => {
  const plan = { userId: 'june', planId: 'p', updatedAt: '1', stored: { ...EMPTY_DRAFT, title: 'Roses' } };
  const typed = { ...plan.stored, title: 'Red roses' };
  const untouched = { draft: plan.stored, base: plan.stored };
  const edit = { draft: typed, base: plan.stored };
  expect(readEdit(plan, storage)).toEqual(untouched);
  storeEdit(plan, edit, storage);
  expect(readEdit(plan, storage)).toEqual(edit);
  expect(readEdit({ ...plan, userId: 'rafael' }, storage)).toEqual(untouched);
  expect(readEdit({ ...plan, planId: 'q' }, storage)).toEqual(untouched);
  // Changed elsewhere since: what was typed goes on from where it began, and is merged.
  const since = { ...plan.stored, theme: 'Blue' };
  expect(readEdit({ ...plan, updatedAt: '2', stored: since }, storage)).toEqual(edit);
  storeEdit(plan, untouched, storage);
  expect(storage.length).toBe(0);
  storeEdit(plan, edit, storage);
  dropEdit(plan, storage);
  expect(readEdit(plan, storage)).toEqual(untouched);
});
