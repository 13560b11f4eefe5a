import type { BucketFacts } from '@liora/domain/contract/bucketFacts';
import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { bucketText } from '../bucketLists.text.ts';
import { refreshBucketList } from '../bucketTopics.effects.ts';
import { contentOf, type ItemDraft } from './item.forms.ts';

interface StoreItemOptions {
  item: BucketItem | null;
  /** Of a new item. */
  requestId: string;
  /** What an edit began with. */
  version: number;
  /** Something newer was seen: what is typed stands over it from here on. */
  onSeen: (facts: BucketFacts) => void;
  onStored: () => void;
}

/** Stores what was typed: a new item once, however often it is sent; an edit over the version that it began with. */
export function useStoreItem({ item, requestId, version, onSeen, onStored }: StoreItemOptions) {
  const queries = useQueryClient();
  /** How it stands now, when that is not what this edit began with. */
  const [changed, setChanged] = useState<BucketFacts | null>(null);
  const store = useMutation({
    mutationFn: ({ draft, over }: { draft: ItemDraft; over: number }) =>
      retrying(() =>
        item
          ? client.bucketLists.update({ ...contentOf(draft), id: item.id, version: over })
          : client.bucketLists.add({
              ...contentOf(draft),
              request_id: requestId,
              of: subjectOf(draft),
              wish: draft.wish,
            }),
      ),
    onSuccess: () => {
      refreshBucketList(queries);
      toast(item ? bucketText.updated : bucketText.added, { kind: 'success' });
      onStored();
    },
    onError: (error) => {
      const facts = changedFacts(error);
      if (errorCode(error) === 'BUCKET_CHANGED' && facts) return setChanged(facts);
      toast(errorText(error), { kind: 'error' });
    },
  });
  return {
    busy: store.isPending,
    changed,
    send: (draft: ItemDraft) => !store.isPending && store.mutate({ draft, over: version }),
    /** What was typed stands over what somebody else made of it meanwhile. */
    sendOver: (draft: ItemDraft) => {
      if (!changed) return;
      onSeen(changed);
      setChanged(null);
      store.mutate({ draft, over: changed.version });
    },
    takeTheirs: () => {
      if (!changed) return;
      onSeen(changed);
      setChanged(null);
    },
  };
}

function subjectOf({ kind, place, planId }: ItemDraft) {
  if (kind === 'place') return { kind, place_id: place?.id ?? '' };
  return kind === 'plan' ? { kind, plan_id: planId ?? '' } : { kind };
}

function changedFacts(error: unknown): BucketFacts | null {
  const data = error instanceof Error && 'data' in error ? error.data : null;
  return data && typeof data === 'object' && 'item' in data ? (data.item as BucketFacts) : null;
}
