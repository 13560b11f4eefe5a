import type { OwnPin } from '@liora/domain/contract/pinCards';
import { kindName } from '@liora/domain/rules/shownNames';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LockKeyhole, Plus } from 'lucide-react';
import { useState } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Vignette } from '../../../art/Vignette.tsx';
import { client } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { refreshPins } from '../pinCache.actions.ts';
import { ownPinsOptions } from '../pins.queries.ts';
import { pinsText } from '../pins.text.ts';
import styles from './ownPins.module.css';
import { PinMenu } from './PinMenu.tsx';

const NewPinDialog = lazyPart(async () => (await import('./NewPinDialog.tsx')).NewPinDialog);

/** What this person dropped, private pins and those under review too, with one switch that makes all private. */
export function OwnPins() {
  const own = useInfiniteQuery(ownPinsOptions());
  const pins = own.data?.pages.flatMap((page) => page.pins) ?? [];
  const [adding, setAdding] = useState(false);
  return (
    <section className="py-4">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="sr-only">{pinsText.myPins}</h2>
        <span className="flex-1" />
        {pins.some(isShown) && <MakePrivate />}
        <Button variant="line" size="sm" icon={<Plus />} onClick={() => setAdding(true)}>
          {pinsText.addPin}
        </Button>
      </div>
      <QueryArea
        query={own}
        skeleton={<Skeleton className="h-40" />}
        failed={{
          title: pinsText.loadFailed,
          retry: pinsText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {() => (
          <>
            {pins.length === 0 && <NoPins />}
            <ul className={styles.list}>
              {pins.map((pin) => (
                <li key={pin.id}>
                  <PinRow pin={pin} />
                </li>
              ))}
            </ul>
            <MorePages list={own} label={pinsText.loadMore} />
          </>
        )}
      </QueryArea>
      {adding && (
        <Region broken={<PartLost onLost={() => setAdding(false)} />}>
          <NewPinDialog onClose={() => setAdding(false)} />
        </Region>
      )}
    </section>
  );
}

const isShown = ({ is_public, is_prive }: OwnPin) => is_public || is_prive;

function PinRow({ pin }: { pin: OwnPin }) {
  const { id, title, category, subcategory, address, latitude } = pin;
  return (
    <article className={styles.row}>
      <Cover ratio="1" photo={pin.photo_url} art={<PlaceThumb place={pin} size={72} />} />
      <div className="min-w-0">
        <h3 className="place-name truncate">
          <Link to="/place/$id" params={{ id }} className="place-link">
            {title}
          </Link>
        </h3>
        <p className="truncate text-caption text-ink-2">
          {[kindName(subcategory ?? category), address].filter(Boolean).join(' · ')}
        </p>
        <div className="mt-1 flex flex-wrap gap-1.5">
          <Seen pin={pin} />
          {pin.under_review && <Badge kind="warn">{pinsText.underReview}</Badge>}
          {latitude === null && <Badge kind="soft">{pinsText.onlyAddress}</Badge>}
        </div>
      </div>
      <PinMenu pin={{ id, is_own: true }} title={title} />
    </article>
  );
}

/** Who sees it: on the card itself. */
function Seen({ pin }: { pin: OwnPin }) {
  if (pin.is_prive) return <Badge kind="prive">{pinsText.prive}</Badge>;
  if (pin.is_public) return <Badge kind="ok">{pinsText.public}</Badge>;
  return (
    <Badge kind="soft" icon={<LockKeyhole />}>
      {pinsText.private}
    </Badge>
  );
}

function MakePrivate() {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const hide = useMutation({
    mutationFn: () => retrying(() => client.pins.makePrivate({ ids: 'all' })),
    onSuccess: ({ changed }) => toast(pinsText.madePrivate(changed), { kind: 'success' }),
    onError: (error) => toast(errorText(error, pinsText.makePrivateFailed), { kind: 'error' }),
    onSettled: () => {
      setAsking(false);
      refreshPins(queries);
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" icon={<LockKeyhole />} onClick={() => setAsking(true)}>
        {pinsText.makePrivate}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={pinsText.makePrivateTitle}
        description={pinsText.makePrivateText}
        confirmLabel={pinsText.makePrivate}
        busy={hide.isPending}
        onConfirm={() => hide.mutate()}
      />
    </>
  );
}

function NoPins() {
  return (
    <EmptyState
      headingLevel={3}
      art={<Vignette kind="empty" />}
      title={pinsText.noPinsTitle}
      text={pinsText.noPinsText}
      action={
        <Link to="/map" className={buttonClass({ variant: 'primary' })}>
          {pinsText.openMap}
        </Link>
      }
    />
  );
}
