import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ReportOrBlock } from '../safety/ReportOrBlock.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';
import { photosText } from './photos.text.ts';
import type { ShownPhoto } from './shownPhoto.types.ts';

interface PhotoViewerProps {
  shown: readonly ShownPhoto[];
  title: string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** One photo as large as the screen has room for; arrow keys lead to the others. */
export function PhotoViewer({ shown, title, index, onIndex, onClose }: PhotoViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const current = shown[index];
  if (!current) return null;
  const { photo, author, isOwn } = current;
  const go = (to: number) => shown[to] && onIndex(to);
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent) => {
    // Keys of the report dialog over it come by here, too.
    if (!(target instanceof Node && currentTarget.contains(target))) return;
    if (key === 'ArrowLeft') go(index - 1);
    if (key === 'ArrowRight') go(index + 1);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="xl"
      phone="page"
      initialFocus={frame}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what its buttons do */}
      <div ref={frame} tabIndex={-1} className={styles.viewer} onKeyDown={onKeyDown}>
        <PhotoPicture
          key={photo.id}
          photo={photo}
          alt={photosText.by(author.username)}
          sizes="(min-width: 1120px) 1072px, 100vw"
          className={styles.large}
          lost={<p className="text-ink-2">{photosText.lost}</p>}
        />
        <footer className={styles.viewerFoot}>
          <p className="min-w-0 flex-1 truncate text-small text-ink-2" aria-live="polite">
            <span className="dot">{photosText.by(author.username)}</span>
            {shown.length > 1 && <span className="dot">{photosText.count(index + 1, shown.length)}</span>}
          </p>
          {shown.length > 1 && (
            <>
              <IconButton label={photosText.previous} disabled={index === 0} onClick={() => go(index - 1)}>
                <ChevronLeft />
              </IconButton>
              <IconButton
                label={photosText.next}
                disabled={index === shown.length - 1}
                onClick={() => go(index + 1)}
              >
                <ChevronRight />
              </IconButton>
            </>
          )}
          <ReportOrBlock
            subject={isOwn ? null : { variant: 'photo', id: photo.id, title, author }}
            onGone={onClose}
          />
        </footer>
      </div>
    </Dialog>
  );
}
