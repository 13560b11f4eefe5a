import type { DuplicatePair } from '@liora/domain/contract/placeMerges';
import { DECISION_UNDO_SECONDS } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { offerUndo, takeBackLast } from '../../platform/recentChanges/recentChanges.store.ts';
import { duplicatesOptions } from './duplicates.queries.ts';
import { duplicatesText } from './duplicates.text.ts';
import { type Choice, mergeInput, pairKey } from './pair.rules.ts';
import { pairName } from './pairWords.rules.ts';

/** What was decided, and how it is taken back. */
interface Decided {
  pair: DuplicatePair;
  words: string;
  takeBack: () => Promise<unknown>;
}

async function mergeOf(pair: DuplicatePair, choice: Choice): Promise<Decided> {
  // The same merge again is the same merge.
  const { id } = await retrying(() => client.places.merge(mergeInput(pair, choice)));
  const takeBack = () => retrying(() => client.places.undoMerge({ id }));
  return { pair, words: duplicatesText.merged(pairName(pair)), takeBack };
}

async function apartOf(pair: DuplicatePair): Promise<Decided> {
  const [one, other] = pair.places;
  const places: [string, string] = [one.id, other.id];
  await retrying(() => client.places.setDistinct({ places, distinct: true }));
  const takeBack = () => retrying(() => client.places.setDistinct({ places, distinct: false }));
  return { pair, words: duplicatesText.toldApart(pairName(pair)), takeBack };
}

/** Asks for the pairs and for what was merged again: a place that was merged is in no other pair. */
export function useRefreshPairs() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: duplicatesOptions().queryKey });
    void queries.invalidateQueries({ queryKey: orpc.places.merges.key() });
  };
}

/** Merges a pair or tells it apart, and takes back what was decided here, the last first; a toast offers that for a while. */
export function useDecidePair() {
  const refresh = useRefreshPairs();
  /** Their ids among the recent changes. */
  const made = useRef<number[]>([]);
  const [failed, setFailed] = useState<{ key: string; words: string } | null>(null);
  const undo = async (decided: Decided) => {
    const name = pairName(decided.pair);
    try {
      await decided.takeBack();
      toast(duplicatesText.undone(name), { kind: 'success' });
    } catch (error) {
      const words = errorCode(error) === 'UNDO_TOO_LATE' ? duplicatesText.laterFirst : errorText(error);
      toast(duplicatesText.undoFailed, { kind: 'error', description: words });
      throw error;
    } finally {
      refresh();
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ pair, choice }: { pair: DuplicatePair; choice: Choice | null }) =>
      choice ? mergeOf(pair, choice) : apartOf(pair),
    onMutate: () => setFailed(null),
    onSuccess: (decided) => {
      const id = offerUndo(decided.words, {
        kind: 'success',
        duration: DECISION_UNDO_SECONDS * 1000,
        label: duplicatesText.undo,
        undo: () => undo(decided),
      });
      made.current.push(id);
      refresh();
    },
    onError: (error, { pair }) => {
      const isGone = errorCode(error) === 'NOT_FOUND';
      const words = isGone ? duplicatesText.notOne : errorText(error, duplicatesText.failed);
      setFailed({ key: pairKey(pair), words });
      if (isGone) refresh();
    },
  });
  return {
    merge: (pair: DuplicatePair, choice: Choice) => !isPending && mutate({ pair, choice }),
    setDistinct: (pair: DuplicatePair) => !isPending && mutate({ pair, choice: null }),
    undoLast: () => takeBackLast(made.current),
    busy: isPending,
    failedOf: (pair: DuplicatePair) => (failed?.key === pairKey(pair) ? failed.words : null),
  };
}
