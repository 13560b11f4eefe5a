import { useEffect, useRef } from 'react';
import { toast } from '../../../ui/toast.ts';
import { moderationText } from '../moderation.text.ts';

interface Listed {
  key: string;
  title: string;
}

/**
 * Says of what was read and has left the list that somebody else decided it; of what was decided here it was said already.
 * `isGone`: whether what is not listed any more waits no more.
 */
export function useLeft(listed: readonly Listed[], isGone: (key: string) => boolean) {
  const titles = useRef(new Map<string, string>());
  const here = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, title } of listed) titles.current.set(key, title);
  }, [listed]);
  return {
    decidedHere: (key: string) => void here.current.add(key),
    tell: (key: string) => {
      if (here.current.delete(key) || !isGone(key)) return;
      const title = titles.current.get(key) ?? '';
      toast(moderationText.decidedMeanwhile, { description: moderationText.decidedMeanwhileText(title) });
    },
  };
}
