import type { PlaceDetails } from '@liora/domain/contract/places';
import type { Review } from '@liora/domain/contract/reviews';
import {
  REVIEW_PHOTOS_MAX,
  REVIEW_SCORE_MAX,
  REVIEW_SCORE_MIN,
  REVIEW_TEXT_MAX_CHARS,
} from '@liora/domain/limits';
import { overallOf } from '@liora/domain/rules/sparkScore';
import { Check } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { SparkBurst } from '../../../ui/SparkBurst.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TwoVersions } from '../../../ui/TwoVersions.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PhotosField } from '../../photos/PhotosField.tsx';
import styles from '../reviews.module.css';
import { reviewsText } from '../reviews.text.ts';
import { useWriteReview } from '../useReview.ts';
import { draftOfReview, reviewDifferences } from './review.forms.ts';

interface ReviewDialogProps {
  place: PlaceDetails;
  /** What the writer said before: then it is edited. */
  own: Review | null;
  open: boolean;
  onClose: () => void;
}

const PARTS = ['vibe', 'quality', 'experience'] as const;
const whole = (value: number) => String(value);

/** What the box below says, where the score is; read out once is enough. */
function WasThere() {
  return (
    <p className={styles.wasThere} aria-hidden="true">
      <Check />
      {reviewsText.wasThere}
    </p>
  );
}

/** Three whole numbers, a few words, and whether they were there (RUL-50). Mounted anew for every opening. */
export function ReviewDialog({ place, own, open, onClose }: ReviewDialogProps) {
  const { draft, restored, newer, change, rebase, drop, startOver } = useFormDraft({
    userId: useMe()?.user_id,
    subject: `review.${place.id}`,
    stored: draftOfReview(own),
  });
  const { photos } = draft;
  const [uploading, setUploading] = useState(false);
  const leave = () => {
    drop();
    onClose();
  };
  const write = useWriteReview(place.id, own, leave);
  const form = useId();
  const overall = overallOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending || uploading || newer) return;
    write.mutate({ ...draft, text: draft.text.trim() || null, photos: photos.map(({ id }) => id) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={reviewsText.how(place.name)}
      size="lg"
      phone="page"
      className={styles.reviewDialog}
      footer={
        <>
          <span className={styles.reviewFootScore}>
            <SparkScore score={overall} size={24} />
          </span>
          <Button variant="text" className="max-md:hidden! md:flex-none!" onClick={leave}>
            {reviewsText.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            className={styles.reviewPost}
            busy={write.isPending}
            disabled={uploading || newer !== null}
          >
            {own ? reviewsText.save : reviewsText.post}
          </Button>
        </>
      }
    >
      <div className={styles.reviewArt}>
        <Cover
          className={styles.artCover}
          shade
          photo={place.photoUrl}
          art={<PlaceArt id={place.id} category={place.category} width={380} height={640} />}
        >
          <div className={styles.artWords}>
            <p>{place.name}</p>
            {draft.been_there && <WasThere />}
          </div>
        </Cover>
      </div>
      <form id={form} className={styles.reviewForm} onSubmit={submit}>
        {restored && !newer && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
        {newer && (
          <TwoVersions
            differences={reviewDifferences(newer, draft)}
            onKeepMine={() => rebase(newer)}
            onTakeTheirs={startOver}
          />
        )}
        <div className={styles.reviewDial}>
          <SparkBurst score={overall} size={116} />
          {draft.been_there && <WasThere />}
        </div>
        {PARTS.map((part) => (
          <div key={part} className={styles.reviewPart}>
            <Slider
              label={reviewsText[part]}
              value={draft[part]}
              min={REVIEW_SCORE_MIN}
              max={REVIEW_SCORE_MAX}
              step={1}
              format={whole}
              onValueChange={(value) => change({ [part]: value })}
            />
            <p className={styles.reviewEnds} aria-hidden="true">
              <span>{reviewsText.low[part]}</span>
              <span>{reviewsText.high[part]}</span>
            </p>
          </div>
        ))}
        <TextArea
          label={reviewsText.next}
          optional
          className={styles.reviewWords}
          value={draft.text}
          maxLength={REVIEW_TEXT_MAX_CHARS}
          help={reviewsText.counter(draft.text.length, REVIEW_TEXT_MAX_CHARS)}
          onChange={(event) => change({ text: event.target.value })}
        />
        <PhotosField
          kind="review"
          photos={photos}
          most={REVIEW_PHOTOS_MAX}
          onAdd={(photo) => change((before) => ({ photos: [...before.photos, photo] }))}
          onChange={(photos) => change({ photos })}
          onBusy={setUploading}
        />
        <Checkbox
          label={reviewsText.wasThere}
          checked={draft.been_there}
          onCheckedChange={(been_there) => change({ been_there })}
        />
      </form>
    </Dialog>
  );
}
