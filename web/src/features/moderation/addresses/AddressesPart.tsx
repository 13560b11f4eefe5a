import type { UnplacedPin } from '@liora/domain/contract/unplacedPins';
import { kindName } from '@liora/domain/rules/shownNames';
import { useNavigate } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';
import { useWorkList } from '../work/useWorkList.ts';
import { ReadHead, WorkPanes } from '../work/WorkPanes.tsx';
import { AddressRead } from './AddressRead.tsx';
import { AddressRow } from './AddressRow.tsx';
import { addressesText } from './addresses.text.ts';
import { useSetPoint } from './useSetPoint.ts';

interface AddressesPartProps {
  pins: readonly UnplacedPin[];
  list: Parameters<typeof MorePages>[0]['list'];
  asked: string | undefined;
}

/** Pins without a point, and where one of them is to stand. */
export function AddressesPart({ pins, list, asked }: AddressesPartProps) {
  const navigate = useNavigate();
  const desktop = useIsDesktop();
  const open = (item: string | undefined) =>
    void navigate({
      to: '/admin/places',
      search: { tab: 'addresses', item },
      replace: true,
      resetScroll: !desktop,
    });
  const work = useWorkList({ keys: pins.map(({ id }) => id), asked, open, onLeft: () => undefined });
  const pin = pins.find(({ id }) => id === work.shown);
  const set = useSetPoint();
  return (
    <WorkPanes
      list={work.list}
      read={work.read}
      label={addressesText.title}
      rows={
        <>
          <h1 className="t2 text-[1.75rem]">{addressesText.title}</h1>
          {pins.length > 0 && <p className="mt-1 mb-3 text-small text-ink-2">{addressesText.lead}</p>}
          {pins.length === 0 && (
            <EmptyState
              art={<Vignette kind="empty" />}
              title={addressesText.empty}
              text={addressesText.emptyText}
            />
          )}
          <ul className={styles.rows}>
            {pins.map((one) => (
              <AddressRow key={one.id} pin={one} current={one === pin} />
            ))}
          </ul>
          <MorePages list={list} label={moderationText.showMore} />
        </>
      }
    >
      {pin && (
        <article aria-label={pin.title}>
          <ReadHead
            at={pins.indexOf(pin) + 1}
            of={pins.length}
            back={addressesText.back}
            onBack={() => open(undefined)}
            onStep={work.step}
          >
            <Badge kind="soft">{kindName(pin.category)}</Badge>
          </ReadHead>
          <AddressRead
            key={`${pin.id} ${pin.version}`}
            pin={pin}
            busy={set.busy}
            failed={set.failedOf(pin.id)}
            onSet={(at) => set.store(pin, at)}
          />
        </article>
      )}
    </WorkPanes>
  );
}
