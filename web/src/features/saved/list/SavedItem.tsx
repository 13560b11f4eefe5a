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
        <Shown saved={saved} look={look} at={at} />
        <OwnLine saved={saved} linked={actions.partner !== null}>
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
        </OwnLine>
      </div>
    </div>
  );
});

/** The switch of one place: shared with the partner, or kept. */
function sharingItem(saved: SavedPlace, { partner, share }: ItemActions) {
  if (partner === null) return [];
  const { shared_with_partner: shared } = saved;
  const label = shared ? sharedSavesText.keep : sharedSavesText.share(partner);
  return [{ label, onSelect: () => share(saved, !shared) }];
}

function Shown({ saved, look, at }: Pick<SavedItemProps, 'saved' | 'look' | 'at'>) {
  if (saved.kind === 'unavailable') return <Unavailable />;
  return look === 'card' ? <PlaceCard place={saved.place} light /> : <PlaceRow place={saved.place} at={at} />;
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

/** Mark and note, and what one can do. */
function OwnLine({ saved, linked, children }: { saved: SavedPlace; linked: boolean; children: ReactNode }) {
  return (
    <div className={styles.own}>
      <div className="flex min-w-0 items-center gap-2">
        {linked && !saved.shared_with_partner && (
          <Tag className="flex-none">
            <LockKeyhole aria-hidden="true" />
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
      {children}
    </div>
  );
}
