import { memo } from 'react';
import { bellText } from './bell.text.ts';
import { useUnread } from './useUnread.ts';

/**
 * On the tab that leads to the bell, while some notifications are not read; part of its name. Not drawn again whenever its bar
 * is: at sign-out that comes a moment before the bar knows of it, and would ask for what is nobody's any more.
 */
export const UnreadMark = memo(function UnreadMark() {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{bellText.mark(count)}</span>
      <span
        aria-hidden="true"
        className="absolute top-2 left-1/2 ml-1.5 size-2.5 rounded-full bg-amber ring-2 ring-surface"
      />
    </>
  );
});
