import type { ReactNode } from 'react';
import { useOnline } from '../lib/useOnline.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { LoadingArea } from './LoadingArea.tsx';
import { uiText } from './ui.text.ts';

interface QueryAreaProps<Data> {
  query: { data: Data | undefined; isError: boolean; isPlaceholderData?: boolean; refetch: () => unknown };
  /** What has to be known before this can be asked at all, and is not. */
  blocked?: { retry: () => void } | null;
  skeleton: ReactNode;
  /** Said when nothing can be shown. */
  failed: { title: string; retry: string; art: ReactNode; headingLevel?: 1 | 2 | 3; className?: string };
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
  className,
  children,
}: QueryAreaProps<Data>) {
  const online = useOnline();
  const { data } = query;
  const retry = blocked?.retry ?? (() => void query.refetch());
  if (data === undefined && (query.isError || blocked)) {
    const { title, retry: label, ...look } = failed;
    return (
      <EmptyState
        {...look}
        title={title}
        text={online ? undefined : uiText.offline}
        action={<Button onClick={retry}>{label}</Button>}
      />
    );
  }
  const stale = data !== undefined && query.isError;
  return (
    <LoadingArea className={className} loading={data === undefined} skeleton={skeleton}>
      <LiveRegion>{stale ? uiText.stale : ''}</LiveRegion>
      {stale && (
        <p className="mb-4 flex flex-wrap items-center gap-2 text-small text-ink-2">
          <span aria-hidden="true">{online ? uiText.stale : uiText.staleOffline}</span>
          {online && (
            <Button variant="text" size="sm" onClick={retry}>
              {failed.retry}
            </Button>
          )}
        </p>
      )}
      {data !== undefined && children(data)}
    </LoadingArea>
  );
}
