import type { SheetStop } from '@liora/domain/contract/dateSheet';
import { Navigation, Phone, ShieldCheck } from 'lucide-react';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { directionsUrl, mapAppOf } from '../../places/directions.rules.ts';
import { dateFileText } from './dateFile.text.ts';
import type { SavedDate } from './openDate.actions.ts';
import styles from './savedDate.module.css';

const look = buttonClass({ variant: 'quiet', size: 'sm' });

/** A saved date as it stands in its file. */
export function SavedDateDialog({ date, onClose }: { date: SavedDate; onClose: () => void }) {
  const { sheet, pictures } = date;
  const map = pictures.get('map');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sheet.title}
      description={sheet.day}
      size="lg"
    >
      <div className={styles.date}>
        <p className="text-small text-ink-2">
          {sheet.about.map((words) => (
            <span key={words} className="dot">
              {words}
            </span>
          ))}
        </p>
        {sheet.description && <p className="wrap-anywhere whitespace-pre-line">{sheet.description}</p>}
        {map && (
          <figure>
            <img
              className={styles.map}
              src={map}
              width={1200}
              height={800}
              alt={dateFileText.mapOf(sheet.title)}
            />
            <figcaption className="pt-1.5 text-caption text-ink-2">{sheet.map_attribution}</figcaption>
          </figure>
        )}
        <ol className={styles.stops}>
          {sheet.stops.map((stop, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file does not change, and may hold a place twice
            <Stop key={index} stop={stop} picture={pictures.get(String(index))} />
          ))}
        </ol>
        <p className={styles.genuine}>
          <ShieldCheck aria-hidden="true" />
          {dateFileText.genuine}
        </p>
        <p className="text-caption text-ink-2">{sheet.made}</p>
      </div>
    </Dialog>
  );
}

function Stop({ stop, picture }: { stop: SheetStop; picture: string | undefined }) {
  const { name, time, about, address, hours, note, leg } = stop;
  return (
    <li className={styles.stop}>
      {picture ? <img src={picture} width={88} height={88} alt="" /> : <span />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {time && <p className="text-label font-semibold">{time}</p>}
        <h3 className="t4 wrap-anywhere">{name}</h3>
        <p className="text-small text-ink-2">
          {about.map((words) => (
            <span key={words} className="dot">
              {words}
            </span>
          ))}
        </p>
        {address && <p className="text-small wrap-anywhere">{address}</p>}
        {hours && <p className="text-small text-ink-2">{hours}</p>}
        {note && <p className="text-small wrap-anywhere whitespace-pre-line">{note}</p>}
        <Ways stop={stop} />
        {leg && <p className="text-caption text-ink-2">{leg}</p>}
      </div>
    </li>
  );
}

/** To call and to find it, as a phone does by itself. */
function Ways({ stop: { name, address, phone, spot } }: { stop: SheetStop }) {
  const where = { name, address, latitude: spot?.latitude ?? null, longitude: spot?.longitude ?? null };
  const directions = directionsUrl(where, mapAppOf(navigator.userAgent));
  return (
    <p className={styles.ways}>
      {phone && (
        <a className={look} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Phone aria-hidden="true" />
          {dateFileText.call(phone)}
        </a>
      )}
      {directions && (
        <a
          className={look}
          href={directions}
          target="_blank"
          rel="noreferrer"
          aria-label={dateFileText.directionsTo(name)}
        >
          <Navigation aria-hidden="true" />
          {dateFileText.directions}
        </a>
      )}
    </p>
  );
}
