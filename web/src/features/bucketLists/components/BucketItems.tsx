import type { Me } from '@liora/domain/contract/accounts';
import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { bucketText } from '../bucketLists.text.ts';
import { BucketRow } from './BucketRow.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import type { Face } from './Wishes.tsx';

const ItemDialog = lazyPart(async () => (await import('../form/ItemDialog.tsx')).ItemDialog);
const DoneDialog = lazyPart(async () => (await import('../form/DoneDialog.tsx')).DoneDialog);

interface BucketItemsProps {
  items: readonly BucketItem[];
  me: Me;
  partner: Face | null;
}

/** The rows of the list with what can be done with each. */
export function BucketItems({ items, me, partner }: BucketItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<{ what: 'edit' | 'done'; item: BucketItem } | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (what: 'edit' | 'done') => (item: BucketItem) => {
    setAsked({ what, item });
    setOpen(true);
  };
  const close = () => setOpen(false);
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
                  onEdit={ask('edit')}
                  onDone={ask('done')}
                  onLeft={() => list.current?.focus()}
                />
              }
            />
          </li>
        ))}
      </ul>
      {asked && (
        <Region
          key={`${asked.what} ${asked.item.id} ${asked.item.version}`}
          broken={<PartLost onLost={() => setAsked(null)} />}
        >
          {asked.what === 'edit' ? (
            <ItemDialog
              item={asked.item}
              partnerName={partner?.username ?? null}
              open={open}
              onClose={close}
            />
          ) : (
            <DoneDialog item={asked.item} open={open} onClose={close} />
          )}
        </Region>
      )}
    </>
  );
}
