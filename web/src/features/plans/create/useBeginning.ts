import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorCode, orpc } from '../../../lib/api.ts';
import { type Beginning, beginningAt, isBegun } from './beginning.rules.ts';
import { beginningOf } from './beginWith.actions.ts';
import { createText } from './create.text.ts';
import type { PlanDraft } from './draft.forms.ts';

/** What a new plan begins with, as `with` of its address names it; nothing of what the draft has already. */
export function useBeginning(beginWith: string | undefined, draft: PlanDraft): Beginning {
  const { placeId, ownName } = beginningOf(beginWith);
  const asked = useQuery(orpc.places.get.queryOptions({ input: placeId ? { id: placeId } : skipToken }));
  const place = asked.data?.place;
  const found = useMemo((): Beginning => {
    const beginning = place
      ? beginningAt(place)
      : { own: ownName === undefined ? undefined : { name: ownName, address: '' } };
    return isBegun(draft, beginning) ? {} : beginning;
  }, [place, ownName, draft]);
  if (place || !asked.error) return found;
  if (errorCode(asked.error) === 'NOT_FOUND') return { lost: { words: createText.beginGone } };
  return {
    lost: { words: createText.beginFailed, busy: asked.isFetching, onRetry: () => void asked.refetch() },
  };
}
