import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TwoVersions } from '../../../ui/TwoVersions.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { bucketText } from '../bucketLists.text.ts';
import { nameOf } from '../itemWords.rules.ts';
import { DetailFields } from './DetailFields.tsx';
import {
  differencesOf,
  draftOfItem,
  EMPTY_ITEM,
  type ItemDraft,
  type Missing,
  missingOf,
  wordsOf,
} from './item.forms.ts';
import { SubjectFields, TitleField } from './SubjectFields.tsx';
import { useStoreItem } from './useStoreItem.ts';

interface ItemDialogProps {
  /** Null: a new one. */
  item: BucketItem | null;
  /** With whom it may be shared; null: with nobody now. */
  partnerName: string | null;
  open: boolean;
  onClose: () => void;
}

const WISHES = ['1', '2', '3'] as const;

/** Adds to the list, or changes what is said of something on it. What was typed stays until the server has stored it. */
export function ItemDialog({ item, partnerName, open, onClose }: ItemDialogProps) {
  const formId = useId();
  const { fields, draft, restored, missing, storing, change, startOver, submit } = useItemForm(item, onClose);
  const { busy, changed, sendOver, takeTheirs } = storing;
  const words = item ? [bucketText.save, bucketText.saving] : [bucketText.add, bucketText.adding];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={item ? bucketText.editTitle : bucketText.addTitle}
      description={item ? nameOf(item) : undefined}
      size="md"
      footer={
        <Button type="submit" form={formId} size="lg" wide busy={busy} busyLabel={words[1] ?? ''}>
          {words[0]}
        </Button>
      }
    >
      <form ref={fields} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {restored && !changed && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
        {changed && (
          <TwoVersions
            differences={differencesOf(wordsOf(changed), draft)}
            onKeepMine={() => sendOver(draft)}
            onTakeTheirs={() => {
              change(wordsOf(changed));
              takeTheirs();
            }}
          />
        )}
        {item ? (
          <TitleField draft={draft} missing={missing === 'title'} onChange={change} />
        ) : (
          <NewItemFields draft={draft} missing={missing} onChange={change} />
        )}
        <DetailFields draft={draft} onChange={change} />
        {partnerName !== null && item?.added_by !== 'partner' && (
          <Switch
            label={bucketText.shared(partnerName)}
            note={bucketText.sharedNote}
            checked={draft.shared}
            onCheckedChange={(shared) => change({ shared })}
          />
        )}
      </form>
    </Dialog>
  );
}

interface NewItemFieldsProps {
  draft: ItemDraft;
  missing: Missing | null;
  onChange: (more: Partial<ItemDraft>) => void;
}

/** What it is, and how much it is wished for. */
function NewItemFields({ draft, missing, onChange }: NewItemFieldsProps) {
  return (
    <>
      <SubjectFields draft={draft} missing={missing} onChange={onChange} />
      <SegmentedRadio
        label={bucketText.yourWish}
        value={String(draft.wish)}
        onValueChange={(wish) => onChange({ wish: Number(wish) })}
        options={WISHES.map((value) => ({ value: value as string, label: value }))}
      />
    </>
  );
}

/** The draft of an item, what is missing of it since it was last sent, and storing it. `onStored`: nothing of it is left to do. */
function useItemForm(item: BucketItem | null, onStored: () => void) {
  // What is written for the two goes with their link (lib/personalData.ts).
  const form = useFormDraft<ItemDraft>({
    userId: useMe()?.user_id,
    subject: `bucket-item-with-partner.${item?.id ?? 'new'}`,
    stored: item ? draftOfItem(item) : EMPTY_ITEM,
    version: item?.version ?? 1,
  });
  const { draft, restored } = form;
  const [missing, setMissing] = useState<Missing | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (missing) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);
  const storing = useStoreItem({
    item,
    requestId: form.requestId,
    version: form.version,
    onSeen: (facts) => form.rebase({ ...draft, ...wordsOf(facts) }, facts.version),
    onStored: () => {
      form.drop();
      onStored();
    },
  });
  const change = (more: Partial<ItemDraft>) => {
    setMissing(null);
    form.change(more);
  };
  const startOver = () => {
    setMissing(null);
    form.startOver();
  };
  const needed = () => (item && draft.kind !== 'idea' ? null : missingOf(draft));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const still = needed();
    setMissing(still);
    if (!still) storing.send(draft);
  };
  return { fields, draft, restored, missing, storing, change, startOver, submit };
}
