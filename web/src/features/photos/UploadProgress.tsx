import { errorText } from '../../text/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineError } from '../../ui/InlineError.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import styles from './photos.module.css';
import { photosText } from './photos.text.ts';
import { isUnderWay, type UploadState } from './usePhotoUpload.ts';

interface UploadProgressProps {
  upload: UploadState;
  onCancel: () => void;
  onRetry: () => void;
}

/** How far photos on their way are, and the ways to give them up or try again. */
export function UploadProgress({ upload, onCancel, onRetry }: UploadProgressProps) {
  return (
    <>
      <LiveRegion>
        {upload.state === 'preparing' ? photosText.reading : upload.state === 'done' ? photosText.sent : ''}
      </LiveRegion>
      {isUnderWay(upload) && (
        <div className="flex items-center gap-3">
          <progress
            className={styles.progress}
            aria-label={photosText.reading}
            {...(upload.state === 'sending' && { value: upload.share })}
          />
          <span className="text-caption text-ink-2 tabular-nums">
            {upload.state === 'sending'
              ? photosText.sending(Math.round(upload.share * 100))
              : photosText.reading}
          </span>
          <Button size="sm" variant="text" onClick={onCancel}>
            {photosText.cancel}
          </Button>
        </div>
      )}
      <InlineError>{upload.state === 'failed' && errorText(upload.error, photosText.failed)}</InlineError>
      {upload.state === 'failed' && (
        <Button size="sm" variant="text" onClick={onRetry}>
          {photosText.retry}
        </Button>
      )}
    </>
  );
}
