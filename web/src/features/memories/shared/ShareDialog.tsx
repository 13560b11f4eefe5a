import type { Memory } from '@liora/domain/contract/memories';
import type { MemoryShare } from '@liora/domain/contract/sharedMemories';
import { MEMORY_PLACE_MAX_CHARS, MEMORY_REFLECTION_MAX_CHARS } from '@liora/domain/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { retrying } from '../../../lib/retry.ts';
import { serverAddress } from '../../../lib/server.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.ts';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import { dayOfInstant, dayWithYear } from '../day.rules.ts';
import styles from '../memories.module.css';
import { refreshMemories, sharesQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';
import { usePartnerName } from '../usePartnerName.ts';
import { sharedText } from './shared.text.ts';

const addressOf = (shareCode: string) => serverAddress(`/shared-memory/${shareCode}`);

async function copy(shareCode: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(shareCode));
    toast(sharedText.copied, { kind: 'success' });
  } catch {
    toast(addressOf(shareCode));
  }
}

/** What a link shows is chosen here, and links that work are copied again or taken back. */
export function ShareDialog({ memory, onClose }: { memory: Memory; onClose: () => void }) {
  const [name, setName] = useState(memory.place_name);
  const [words, setWords] = useState(memory.reflection ?? '');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const make = useMakeLink(memory, { name, words, left });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sharedText.share}
      description={sharedText.shareText}
      size="md"
      footer={
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {sharedText.make}
        </Button>
      }
    >
      <Field
        label={sharedText.placeName}
        maxLength={MEMORY_PLACE_MAX_CHARS}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="text-small text-ink-2">
        <span className="dot">{dayWithYear(memory.date_completed)}</span>
        <span className="dot">{memoriesText.outOf(memory.rating)}</span>
      </p>
      <TextArea
        label={sharedText.words}
        optional
        rows={3}
        maxLength={MEMORY_REFLECTION_MAX_CHARS}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {memory.photos.length > 0 && <ChosenPhotos photos={memory.photos} left={left} onChange={setLeft} />}
      <InlineError>{make.isError && errorText(make.error)}</InlineError>
      <Links memory={memory} />
    </Dialog>
  );
}

interface Chosen {
  name: string;
  words: string;
  /** Ids of the photos that stay out. */
  left: ReadonlySet<string>;
}

/** Makes a link to what was chosen and copies it; another try after a lost answer makes no second one. */
function useMakeLink(memory: Memory, { name, words, left }: Chosen) {
  const queries = useQueryClient();
  const [requestId, setRequestId] = useState(() => newRequestId());
  return useMutation({
    mutationFn: () =>
      retrying(() =>
        client.sharedMemories.create({
          request_id: requestId,
          memory_id: memory.id,
          place_name: name.trim() || memory.place_name,
          date_completed: memory.date_completed,
          rating: memory.rating,
          reflection: words.trim() || null,
          photos: memory.photos.flatMap(({ id }) => (left.has(id) ? [] : id)),
        }),
      ),
    onSuccess: ({ share }) => {
      setRequestId(newRequestId());
      refreshMemories(queries);
      void copy(share.shareCode);
    },
  });
}

interface ChosenPhotosProps extends Pick<Memory, 'photos'>, Pick<Chosen, 'left'> {
  onChange: (left: ReadonlySet<string>) => void;
}

function ChosenPhotos({ photos, left, onChange }: ChosenPhotosProps) {
  const toggle = (id: string, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="field-label mb-2">{sharedText.photos}</legend>
      <ul className={styles.strip}>
        {photos.map((photo, at) => (
          <li key={photo.id} className="grid justify-items-center gap-1.5">
            <PhotoPicture photo={photo} alt="" sizes="96px" className={styles.square} />
            <Checkbox
              label={sharedText.photoNth(at + 1)}
              checked={!left.has(photo.id)}
              onChange={(event) => toggle(photo.id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Links({ memory }: { memory: Memory }) {
  const shares = useQuery(sharesQuery(memory.id)).data?.shares ?? [];
  if (shares.length === 0) return null;
  return (
    <section>
      <h3 className="text-label font-semibold">{sharedText.links}</h3>
      <ul className="lines">
        {shares.map((share) => (
          <li key={share.id}>
            <LinkRow share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ share }: { share: MemoryShare }) {
  const queries = useQueryClient();
  const partner = usePartnerName() ?? memoriesText.yourPartner;
  const revoke = useMutation({
    mutationFn: () => retrying(() => client.sharedMemories.revoke({ id: share.id })),
    onSuccess: () => {
      refreshMemories(queries);
      toast(sharedText.revoked, { kind: 'success' });
    },
    onError: (error) => toast(errorText(error), { kind: 'error' }),
  });
  return (
    <div className="flex items-center gap-1 py-2">
      <p className="min-w-0 flex-1 text-small">
        <span className="dot">{sharedText.until(dayOfInstant(share.expires_at), share.photo_count)}</span>
        {share.by === 'partner' && <span className="dot text-ink-2">{sharedText.byPartner(partner)}</span>}
      </p>
      <IconButton label={sharedText.copy} onClick={() => void copy(share.shareCode)}>
        <Copy />
      </IconButton>
      <IconButton label={sharedText.revoke} onClick={() => revoke.mutate()}>
        <Link2Off />
      </IconButton>
    </div>
  );
}
