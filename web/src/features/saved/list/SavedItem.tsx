import type { SavedPlace } from '@liora/domain/contract/saved';
import { Ellipsis, EyeOff, LockKeyhole, StickyNote } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useFormat } from '../../../lib/ownFormat.ts';
import { classNames } from '../../../ui/classNames.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { PlaceCard } from '../../places/components/PlaceCard.tsx';
import { PlaceRow } from '../../places/components/PlaceRow.tsx';
import { savedText } from '../saved.text.ts';
import { sharedSavesText } from '../shared/sharedSaves.text.ts';
import styles from './saved.module.css';
import { nameOf } from './useSavedList.ts';

export interface ItemActions {
  /** Name of the person's partner; null without one. */
  partner: string | null;
  share: (saved: SavedPlace, shared: boolean) => void;
  edit: (saved: SavedPlace) => void;
  remove: (saved: SavedPlace) => void;
  toggle: (id: string) => void;
}

interface SavedItemProps {
  saved: SavedPlace;
  look: 'card' | 'row';
  at: Date;
  /** Null while nothing is being selected. */
  selected: boolean | null;
  actions: ItemActions;
}

/** A saved place with what its owner says of it. */
export const SavedItem = memo(function SavedItem({ saved, look, at, selected, actions }: SavedItemProps) {
  useFormat();
  const name = nameOf(saved, savedText.unavailable);
  const menu = <SavedMenu saved={saved} name={name} actions={actions} />;
  // A row has its menu beside its other buttons.
  const inRow = look === 'row' && saved.kind !== 'unavailable';
  return (
    <div
      className={classNames(styles.item, look === 'row' && styles.row)}
      data-selected={selected || undefined}
    >
      {selected !== null && (
        <label className={styles.check}>
          <input
            type="checkbox"
            className="checkbox"
            checked={selected}
            aria-label={savedText.selectNamed(name)}
            onChange={() => actions.toggle(saved.id)}
          />
        </label>
      )}
      <div inert={selected !== null}>
        <Shown saved={saved} look={look} at={at} menu={inRow ? menu : null} />
        <OwnLine saved={saved} linked={actions.partner !== null} menu={inRow ? null : menu} />
      </div>
    </div>
  );
});

/** What can be done with a saved place. */
function SavedMenu({ saved, name, actions }: { saved: SavedPlace; name: string; actions: ItemActions }) {
  return (
    <Menu
      trigger={
        <IconButton label={savedText.more(name)}>
          <Ellipsis />
        </IconButton>
      }
      items={[
        { label: savedText.edit, onSelect: () => actions.edit(saved) },
        ...sharingItem(saved, actions),
        'line',
        { label: savedText.remove, danger: true, onSelect: () => actions.remove(saved) },
      ]}
    />
  );
}

/** The switch of one place: shared with the partner, or kept. */
function sharingItem(saved: SavedPlace, { partner, share }: ItemActions) {
  if (partner === null) return [];
  const { shared_with_partner: shared } = saved;
  const label = shared ? sharedSavesText.keep : sharedSavesText.share(partner);
  return [{ label, onSelect: () => share(saved, !shared) }];
}

function Shown({
  saved,
  look,
  at,
  menu,
}: Pick<SavedItemProps, 'saved' | 'look' | 'at'> & { menu: ReactNode }) {
  if (saved.kind === 'unavailable') return <Unavailable />;
  if (look === 'card') return <PlaceCard place={saved.place} light />;
  return <PlaceRow place={saved.place} at={at} menu={menu} />;
}

/** Of a pin that the person may no longer see, nothing is shown, not even its name. */
function Unavailable() {
  return (
    <article className={styles.unavailable}>
      <EyeOff aria-hidden="true" />
      <h3 className="place-name">{savedText.unavailable}</h3>
      <p className="text-small text-ink-2">{savedText.unavailableText}</p>
    </article>
  );
}

/** Mark and note, and what one can do; nothing where there is neither. */
function OwnLine({ saved, linked, menu }: { saved: SavedPlace; linked: boolean; menu: ReactNode }) {
  const isOnlyOwn = linked && !saved.shared_with_partner;
  if (!menu && !isOnlyOwn && saved.kind !== 'gone' && !saved.mark && !saved.note) return null;
  return (
    <div className={styles.own}>
      <div className="flex min-w-0 items-center gap-2">
        {isOnlyOwn && (
          <Tag className="flex-none">
            <LockKeyhole className="size-3.5" aria-hidden="true" />
            {sharedSavesText.kept}
          </Tag>
        )}
        {saved.kind === 'gone' && <Tag className="flex-none">{savedText.gone}</Tag>}
        {saved.mark && <Tag className="flex-none">{savedText.marks[saved.mark]}</Tag>}
        {saved.note && (
          <p className={styles.note}>
            <StickyNote aria-hidden="true" />
            <span className="truncate">{saved.note}</span>
          </p>
        )}
      </div>
      {menu}
    </div>
  );
}
