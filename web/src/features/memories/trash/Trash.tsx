import type { Memory } from '@liora/domain/contract/memories';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { client } from '../../../lib/api.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { toast } from '../../../ui/toast.ts';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import { dayOfInstant, dayWithYear } from '../day.rules.ts';
import styles from '../memories.module.css';
import { trashQuery } from '../memories.queries.ts';
import { useMemoryCall } from '../useMemoryCall.ts';
import { trashText } from './trash.text.ts';

/** /memories/trash: what can be brought back, by either of two. */
export function Trash({ enabled }: { enabled: boolean }) {
  const back = useGoBack();
  const start = useStartFailure();
  const memories = useInfiniteQuery({ ...trashQuery('memories'), enabled });
  const photos = useInfiniteQuery({ ...trashQuery('photos'), enabled });
  const failed = { title: trashText.failed, retry: trashText.retry, art: <Vignette kind="error" /> };
  const isEmpty = [memories, photos].every((list) => {
    const [first] = list.data?.pages ?? [];
    return first?.memories.length === 0 && first.photos.length === 0;
  });
  return (
    <>
      <PageTitle>{trashText.title}</PageTitle>
      <TopBar onBack={back} title={trashText.title} />
      <div className="grid max-w-170 gap-6 pb-10">
        <p className="text-ink-2">{trashText.lead}</p>
        {isEmpty && <EmptyState art={<Vignette kind="empty" />} title={trashText.emptyTitle} />}
        <QueryArea
          query={memories}
          blocked={start}
          skeleton={<Skeleton height={120} radius={20} />}
          failed={failed}
        >
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.memories);
            return (
              rows.length > 0 && (
                <Part title={trashText.memories}>
                  {rows.map((memory) => (
                    <MemoryRow key={memory.id} memory={memory} />
                  ))}
                  <MorePages list={memories} label={trashText.more} />
                </Part>
              )
            );
          }}
        </QueryArea>
        <QueryArea query={photos} blocked={start} skeleton={null} failed={failed}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.photos);
            return (
              rows.length > 0 && (
                <Part title={trashText.photos}>
                  {rows.map((photo) => (
                    <PhotoRow key={photo.id} photo={photo} />
                  ))}
                  <MorePages list={photos} label={trashText.more} />
                </Part>
              )
            );
          }}
        </QueryArea>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="t2">{title}</h2>
      <div className="lines">{children}</div>
    </section>
  );
}

const announceBack = () => toast(trashText.back, { kind: 'success' });

function MemoryRow({ memory }: { memory: Memory }) {
  const restore = useMemoryCall(client.memories.restore, announceBack);
  const [photo] = memory.photos;
  return (
    <div className="flex items-center gap-3.5 py-3">
      {photo && (
        <span className="w-14 flex-none overflow-hidden rounded-xl">
          <PhotoPicture photo={photo} alt="" sizes="56px" className={styles.square} />
        </span>
      )}
      <p className="min-w-0 flex-1">
        <span className="block text-label font-semibold wrap-anywhere">{memory.place_name}</span>
        <span className="block text-small text-ink-2">
          <span className="dot">{dayWithYear(memory.date_completed)}</span>
          {memory.restorable_until && (
            <span className="dot">{trashText.until(dayOfInstant(memory.restorable_until))}</span>
          )}
        </span>
      </p>
      <Button
        variant="line"
        size="sm"
        aria-label={trashText.restoreNamed(memory.place_name)}
        busy={restore.isPending}
        onClick={() => restore.mutate({ id: memory.id })}
      >
        {trashText.restore}
      </Button>
    </div>
  );
}

type TrashedPhoto = Awaited<ReturnType<typeof client.memories.trash>>['photos'][number];

function PhotoRow({ photo }: { photo: TrashedPhoto }) {
  const restore = useMemoryCall(client.memories.restorePhoto, announceBack);
  const { memory } = photo;
  return (
    <div className="flex items-center gap-3.5 py-3">
      <span className="w-14 flex-none overflow-hidden rounded-xl">
        <PhotoPicture photo={photo} alt={photo.caption ?? ''} sizes="56px" className={styles.square} />
      </span>
      <p className="min-w-0 flex-1">
        <span className="block text-label font-semibold wrap-anywhere">{memory.place_name}</span>
        <span className="block text-small text-ink-2">
          <span className="dot">{dayWithYear(memory.date_completed)}</span>
          <span className="dot">{trashText.until(dayOfInstant(photo.restorable_until))}</span>
        </span>
      </p>
      <Button
        variant="line"
        size="sm"
        aria-label={trashText.restorePhotoOf(memory.place_name)}
        busy={restore.isPending}
        onClick={() => restore.mutate({ id: memory.id, photo: photo.id })}
      >
        {trashText.restore}
      </Button>
    </div>
  );
}
