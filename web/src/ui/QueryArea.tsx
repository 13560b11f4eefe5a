import type { ReactNode } from 'react';
import { useOnline } from '../lib/useOnline.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { LoadingArea } from './LoadingArea.tsx';
import { uiText } from './ui.text.ts';

interface QueryAreaProps<Data> {
  query: {
    data: Data | undefined;
    isError: boolean;
    /** The pages before stand as they are; the failure is said where the next was asked for. */
    isFetchNextPageError?: boolean;
    isPlaceholderData?: boolean;
    refetch: () => unknown;
  };
  /** What has to be known before this can be asked at all, and is not. */
  blocked?: { retry: () => void } | null;
  skeleton: ReactNode;
  /** Said when nothing can be shown. */
  failed: {
    title: string;
    /** Said while there is a connection; without one, that is said. */
    text?: string;
    retry: string;
    art?: ReactNode;
    headingLevel?: 1 | 2 | 3;
    className?: string;
    /** Says it in a form of its own, as tall as the skeleton: what stands below must not move under a press. */
    as?: (told: { title: string; text: string | undefined; action: ReactNode }) => ReactNode;
    /** Puts it where it belongs on the screen. */
    around?: (told: ReactNode) => ReactNode;
  };
  /** Said in place of the usual words over content that could not be loaded again. */
  stale?: ReactNode;
  /** Of those words: where they stand on a screen without a margin of its own. */
  staleClassName?: string;
  className?: string;
  children: (data: Data) => ReactNode;
}

/**
 * The one way an answer is shown: its skeleton while it is on its way; the content; a failure with a way to try again,
 * which says so when there is no connection. Content that was there stays when it cannot be loaded again, and says that
 * it may be out of date.
 */
export function QueryArea<Data>({
  query,
  blocked,
  skeleton,
  failed,
  stale,
  staleClassName,
  className,
  children,
}: QueryAreaProps<Data>) {
  const { data } = query;
  const isError = query.isError && !query.isFetchNextPageError;
  const retry = blocked?.retry ?? (() => void query.refetch());
  if (data === undefined && (isError || blocked)) return <Failed {...failed} onRetry={retry} />;
  const words = stale ?? <StaleNote retry={failed.retry} onRetry={retry} className={staleClassName} />;
  return (
    <LoadingArea className={className} loading={data === undefined} skeleton={skeleton}>
      {data !== undefined && isError && words}
      {data !== undefined && children(data)}
    </LoadingArea>
  );
}

function Failed(props: QueryAreaProps<never>['failed'] & { onRetry: () => void }) {
  const { title, text, retry, as, around = (told) => told, onRetry, ...look } = props;
  const online = useOnline();
  const said = online ? text : uiText.offline;
  if (as) {
    const action = (
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {retry}
      </Button>
    );
    return as({ title, text: said, action });
  }
  return around(
    <EmptyState {...look} title={title} text={said} action={<Button onClick={onRetry}>{retry}</Button>} />,
  );
}

interface StaleNoteProps {
  retry: string;
  onRetry: () => void;
  className: string | undefined;
}

function StaleNote({ retry, onRetry, className }: StaleNoteProps) {
  const online = useOnline();
  return (
    <div className={className}>
      <LiveRegion>{uiText.stale}</LiveRegion>
      <p className="mb-4 flex items-center gap-2 text-small text-ink-2">
        <span aria-hidden="true" className="min-w-0">
          {online ? uiText.stale : uiText.staleOffline}
        </span>
        {online && (
          <Button variant="text" size="sm" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </p>
    </div>
  );
}
