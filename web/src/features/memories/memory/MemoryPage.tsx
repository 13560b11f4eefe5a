import type { Memory } from '@liora/domain/contract/memories';
import { moodTexts } from '@liora/domain/rules/moods.text';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ellipsis, Lock, LockOpen, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { client, errorCode } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Region } from '../../../ui/Region.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { offerUndo } from '../../platform/recentChanges/recentChanges.store.ts';
import { NotFoundScreen } from '../../platform/screens/NotFoundScreen.tsx';
import { useWhoSees } from '../../safety/whoSees/whoSees.hooks.tsx';
import { dayOfInstant, longDay } from '../day.rules.ts';
import styles from '../memories.module.css';
import { memoryQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';
import { Collage } from '../timeline/Collage.tsx';
import { Rating } from '../timeline/Rating.tsx';
import { useMemoryCall } from '../useMemoryCall.ts';
import { usePartnerName } from '../usePartnerName.ts';
import { MemoryPhotos } from './MemoryPhotos.tsx';
import { Words } from './Words.tsx';

const EditMemory = lazyPart(async () => (await import('../form/EditMemory.tsx')).EditMemory);
const ShareDialog = lazyPart(async () => (await import('../shared/ShareDialog.tsx')).ShareDialog);

/** /memories/{id} */
export function MemoryPage({ id, enabled }: { id: string; enabled: boolean }) {
  const query = useQuery({ ...memoryQuery(id), enabled });
  const back = useGoBack();
  const start = useStartFailure();
  if (errorCode(query.error) === 'NOT_FOUND' && !query.data) return <NotFoundScreen />;
  return (
    <QueryArea
      query={query}
      blocked={start}
      skeleton={
        <>
          <TopBar onBack={back} />
          <Skeleton height={420} radius={24} />
        </>
      }
      failed={{
        title: memoriesText.oneFailed,
        retry: memoriesText.retry,
        art: <Vignette kind="error" />,
        headingLevel: 1,
        around: (told) => (
          <>
            <TopBar onBack={back} />
            {told}
          </>
        ),
      }}
    >
      {({ memory }) => <Found memory={memory} back={back} />}
    </QueryArea>
  );
}

function Found({ memory, back }: { memory: Memory; back: () => void }) {
  const [open, setOpen] = useState<'edit' | 'share' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageTitle>{memory.place_name}</PageTitle>
      <TopBar
        onBack={back}
        actions={memory.restorable_until === null && <Actions memory={memory} onOpen={setOpen} />}
      />
      <article className="grid max-w-200 gap-5 pb-12">
        <header className="grid gap-2">
          <p className="text-small text-ink-2">{longDay(memory.date_completed)}</p>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <h1 className="t1 min-w-0 wrap-anywhere">{memory.place_name}</h1>
            <Rating rating={memory.rating} />
          </div>
          <About memory={memory} />
        </header>
        {memory.restorable_until && <InTrash memory={memory} until={memory.restorable_until} />}
        {memory.photos.length === 0 && <Collage memory={memory} first />}
        {memory.reflection && <p className={styles.words}>{memory.reflection}</p>}
        <MemoryPhotos memory={memory} />
        <Words memory={memory} />
      </article>
      {open && (
        <Region broken={<PartLost onLost={close} />}>
          {open === 'edit' ? (
            <EditMemory memory={memory} onClose={close} />
          ) : (
            <ShareDialog memory={memory} onClose={close} />
          )}
        </Region>
      )}
    </>
  );
}

function About({ memory }: { memory: Memory }) {
  const partner = usePartnerName() ?? memoriesText.yourPartner;
  const by = memory.by === 'you' ? memoriesText.keptByYou : memoriesText.keptBy(partner);
  const changed = memory.edited_by === 'you' ? memoriesText.changedByYou : memoriesText.changedBy(partner);
  return (
    <p className="text-small text-ink-2 wrap-anywhere">
      {memory.plan && (
        <span className="dot">
          <Link to="/plan/$id" params={{ id: memory.plan.id }} className="underline">
            {memoriesText.fromPlan(memory.plan.title)}
          </Link>
        </span>
      )}
      {memory.place && (
        <span className="dot">
          <Link to="/place/$id" params={{ id: memory.place.id }} className="underline">
            {memory.place.name}
          </Link>
        </span>
      )}
      {memory.mood && <span className="dot">{moodTexts[memory.mood]}</span>}
      <span className="dot">{memory.shared ? by : memoriesText.onlyYours}</span>
      {memory.shared && memory.edited_by && <span className="dot">{changed}</span>}
    </p>
  );
}

function Actions({ memory, onOpen }: { memory: Memory; onOpen: (what: 'edit' | 'share') => void }) {
  const partner = usePartnerName();
  const share = useMemoryCall(client.memories.share);
  const toTrash = useToTrash(memory);
  const { id, shared, by } = memory;
  const seen = useWhoSees('memory', id);
  return (
    <>
      <Button variant="quiet" icon={<Pencil />} onClick={() => onOpen('edit')}>
        {memoriesText.edit}
      </Button>
      <Menu
        trigger={
          <IconButton label={memoriesText.menu} className="-mr-[12px]">
            <Ellipsis />
          </IconButton>
        }
        items={[
          { label: memoriesText.share, icon: <Share2 />, onSelect: () => onOpen('share') },
          ...(by === 'you' && shared
            ? [
                {
                  label: memoriesText.keepToMyself,
                  icon: <Lock />,
                  onSelect: () => share.mutate({ id, shared: false }),
                },
              ]
            : []),
          ...(by === 'you' && !shared && partner
            ? [
                {
                  label: memoriesText.shareWith(partner),
                  icon: <LockOpen />,
                  onSelect: () => share.mutate({ id, shared: true }),
                },
              ]
            : []),
          ...(by === 'you' ? [seen.action] : []),
          'line',
          { label: memoriesText.toTrash, icon: <Trash2 />, danger: true, onSelect: toTrash },
        ]}
      />
      {seen.dialog}
    </>
  );
}

/** Either of two puts it into the trash, and can bring it back at once. */
function useToTrash({ id, place_name }: Pick<Memory, 'id' | 'place_name'>): () => void {
  const navigate = useNavigate();
  const restore = useMemoryCall(client.memories.restore, () => toast(memoriesText.back, { kind: 'success' }));
  const remove = useMemoryCall(client.memories.delete, () => {
    void navigate({ to: '/memories/{-$part}', params: { part: undefined }, replace: true });
    offerUndo(memoriesText.trashed, {
      label: memoriesText.undo,
      about: place_name,
      undo: () => restore.mutateAsync({ id }),
    });
  });
  return () => remove.mutate({ id });
}

function InTrash({ memory, until }: { memory: Memory; until: string }) {
  const restore = useMemoryCall(client.memories.restore);
  return (
    <div className={styles.prompt}>
      <p>{memoriesText.restorableUntil(dayOfInstant(until))}</p>
      <Button size="sm" busy={restore.isPending} onClick={() => restore.mutate({ id: memory.id })}>
        {memoriesText.bringBack}
      </Button>
    </div>
  );
}
