import type { Me } from '@liora/domain/contract/accounts';
import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import type { Invited } from '../../invitations/compose/compose.types.ts';
import { venueOf } from '../../invitations/compose/venue.rules.ts';
import { bucketText } from '../bucketLists.text.ts';
import { BucketRow } from './BucketRow.tsx';
import { ItemMenu } from './ItemMenu.tsx';

const ItemDialog = lazyPart(async () => (await import('../form/ItemDialog.tsx')).ItemDialog);
const DoneDialog = lazyPart(async () => (await import('../form/DoneDialog.tsx')).DoneDialog);
const InviteDialog = lazyPart(
  async () => (await import('../../invitations/compose/InviteDialog.tsx')).InviteDialog,
);

interface BucketItemsProps {
  items: readonly BucketItem[];
  me: Me;
  partner: Invited | null;
}

/** What was pressed in the menu of an item. */
interface Chosen {
  what: 'edit' | 'done' | 'invite';
  item: BucketItem;
}

/** The rows of the list with what can be done with each. */
export function BucketItems({ items, me, partner }: BucketItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [open, setOpen] = useState(false);
  /** Each opening begins anew, or as it was left. */
  const [opening, setOpening] = useState(0);
  const choose = (what: Chosen['what']) => (item: BucketItem) => {
    setChosen({ what, item });
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={bucketText.title} className="lines outline-none">
        {items.map((item) => (
          <li key={item.id}>
            <BucketRow
              item={item}
              me={me}
              partner={partner}
              canWish={me.member}
              menu={
                <ItemMenu
                  item={item}
                  me={me}
                  onEdit={choose('edit')}
                  onDone={choose('done')}
                  onInvite={choose('invite')}
                  onLeft={() => list.current?.focus()}
                />
              }
            />
          </li>
        ))}
      </ul>
      {chosen && (
        <Region key={opening} broken={<PartLost onLost={() => setChosen(null)} />}>
          <ChosenDialog {...chosen} me={me} partner={partner} open={open} onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  );
}

interface ChosenDialogProps extends Chosen, Omit<BucketItemsProps, 'items'> {
  open: boolean;
  onClose: () => void;
}

function ChosenDialog({ what, item, me, partner, ...shown }: ChosenDialogProps) {
  if (what === 'edit') return <ItemDialog item={item} partnerName={partner?.username ?? null} {...shown} />;
  if (what === 'done') return <DoneDialog item={item} {...shown} />;
  const { subject } = item;
  if (subject.kind !== 'place' && subject.kind !== 'plan') return null;
  return <InviteDialog me={me} subject={{ venue: venueOf(subject), to: partner }} {...shown} />;
}
