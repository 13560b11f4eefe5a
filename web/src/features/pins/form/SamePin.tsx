import type { PinCard } from '@liora/domain/contract/pinCards';
import { distanceLabel } from '@liora/domain/rules/distance';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import type { MapPoint } from '../../../map/mapTypes.ts';
import { categoryIcon } from '../../../map/pins/categoryIcon.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Region } from '../../../ui/Region.tsx';
import { pinsText } from '../pins.text.ts';
import type { PinDraft } from './pinDraft.forms.ts';
import styles from './pinForm.module.css';
import type { SamePin as Same } from './useSamePin.ts';

const StillMap = lazyPart(async () => (await import('../../../map/still/StillMap.tsx')).default);

/** An own pin here, or of this title: said while somebody still writes (RUL-84). */
export function SamePinNote({ same, onSee }: { same: Same; onSee: () => void }) {
  return (
    <div className={styles.same} role="status">
      <Copy aria-hidden="true" />
      <span className="min-w-0 flex-1">{sameWords(same)}</span>
      <button type="button" className="link text-small font-semibold" onClick={onSee}>
        {pinsText.seeIt}
      </button>
    </div>
  );
}

function sameWords({ title, match, distanceMiles }: Same): string {
  if (match === 'title') return pinsText.sameTitle(title);
  if (distanceMiles === null || distanceMiles === 0) return pinsText.sameHere(title);
  return pinsText.sameNear(title, distanceLabel(distanceMiles));
}

interface SamePinDialogProps {
  same: Same;
  draft: PinDraft;
  onEdit: () => void;
  onNew: () => void;
  onClose: () => void;
}

/** Asks whether the existing pin is meant, and shows both as they are; a new one is never forbidden (RUL-84). */
export function SamePinDialog({ same, draft, onEdit, onNew, onClose }: SamePinDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={pinsText.askTitle}
      description={pinsText.askText}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onNew}>
            {pinsText.askNew}
          </Button>
          <Button onClick={onEdit}>{pinsText.askEdit}</Button>
        </>
      }
    >
      <BothOnMap same={same} draft={draft} />
      <ul className={styles.both}>
        <li>
          <ExistingCover pin={same} />
          <Words label={pinsText.existing} title={same.title} address={same.address} />
        </li>
        <li>
          <NewCover category={draft.category} />
          <Words label={pinsText.thisOne} title={draft.title} address={draft.address} />
        </li>
      </ul>
    </Dialog>
  );
}

function ExistingCover({ pin }: { pin: PinCard }) {
  const art = <PlaceThumb place={pin} size={132} />;
  return <Cover ratio="1" photo={pin.photo_url} art={art} />;
}

/** A cover is drawn from the id that a pin gets when it is stored: until then there is none to show. */
function NewCover({ category }: { category: string | null }) {
  const Icon = categoryIcon(category ?? '');
  return (
    <div className={styles.newCover} aria-hidden="true">
      <Icon size={32} strokeWidth={1.75} />
    </div>
  );
}

function Words({ label, title, address }: { label: string; title: string; address: string | null }) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-ink-2">{label}</p>
      <p className="font-semibold break-words">{title}</p>
      {address && <p className="truncate text-caption text-ink-3">{address}</p>}
    </div>
  );
}

function BothOnMap({ same, draft }: { same: Same; draft: PinDraft }) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const mine: MapPoint[] = draft.at
    ? [pointOf('new', pinsText.thisOne, draft.category ?? '', draft.at, draft.rating)]
    : [];
  const { latitude, longitude } = same;
  const theirs: MapPoint[] =
    latitude === null || longitude === null
      ? []
      : [pointOf(same.id, same.title, same.category, { latitude, longitude }, same.rating)];
  const points = [...mine, ...theirs];
  const [first] = points;
  if (!config || !first) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return (
    <div className={styles.sameMap}>
      <Region broken={null}>
        <StillMap
          config={config}
          points={points}
          center={first}
          zoom={16}
          fit={{
            west: Math.min(...lngs) - EDGE,
            east: Math.max(...lngs) + EDGE,
            south: Math.min(...lats) - EDGE,
            north: Math.max(...lats) + EDGE,
          }}
          ariaLabel={pinsText.bothOnMap}
        />
      </Region>
    </div>
  );
}

/** Degrees around the two, so that neither stands at the edge. */
const EDGE = 0.0006;

const pointOf = (
  id: string,
  label: string,
  category: string,
  at: { latitude: number; longitude: number },
  score: number | null,
): MapPoint => ({
  id,
  label,
  category,
  lat: at.latitude,
  lng: at.longitude,
  score,
  kind: 'own',
});
