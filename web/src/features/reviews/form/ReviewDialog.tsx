import type { PlaceDetails } from '@liora/domain/contract/places';
import type { Review } from '@liora/domain/contract/reviews';
import { REVIEW_PHOTOS_MAX, REVIEW_TEXT_MAX_CHARS } from '@liora/domain/limits';
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
import { SparkBurst } from '../../../ui/SparkBurst.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TwoVersions } from '../../../ui/TwoVersions.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PhotosField } from '../../photos/PhotosField.tsx';
import styles from '../reviews.module.css';
import { reviewsText } from '../reviews.text.ts';
import { useWriteReview } from '../useReview.ts';
import { draftOfReview, marksOf, type ReviewDraft, reviewDifferences } from './review.forms.ts';
import { ScoreSliders } from './ScoreSliders.tsx';

interface ReviewDialogProps {
  place: PlaceDetails;
  /** What the writer said before: then it is edited. */
  own: Review | null;
  open: boolean;
  onClose: () => void;
}

/** What the box below says, where the score is; read out once is enough. */
function WasThere() {
  return (
    <p className={styles.wasThere} aria-hidden="true">
      <Check />
      {reviewsText.wasThere}
    </p>
  );
}

/** The place beside the form; on a phone the dialog is the form alone. */
function ReviewArt({ place, beenThere }: { place: PlaceDetails; beenThere: boolean }) {
  return (
    <div className={styles.reviewArt}>
      <Cover
        className={styles.artCover}
        shade
        photo={place.photoUrl}
        art={<PlaceArt place={place} width={380} height={640} />}
      >
        <div className={styles.artWords}>
          <p>{place.name}</p>
          {beenThere && <WasThere />}
        </div>
      </Cover>
    </div>
  );
}

interface ReviewDialProps {
  /** Null until all three are rated. */
  score: number | null;
  beenThere: boolean;
}

function ReviewDial({ score, beenThere }: ReviewDialProps) {
  return (
    <div className={styles.reviewDial}>
      {/* The sliders say themselves that they are not rated. */}
      <span aria-hidden={score === null}>
        <SparkBurst score={score} size={116} none="–" />
      </span>
      {beenThere && <WasThere />}
    </div>
  );
}

/** What somebody who goes there next should know. */
function ReviewWords({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextArea
      label={reviewsText.next}
      optional
      className={styles.reviewWords}
      value={value}
      maxLength={REVIEW_TEXT_MAX_CHARS}
      help={reviewsText.counter(value.length, REVIEW_TEXT_MAX_CHARS)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ReviewPhotosProps {
  photos: ReviewDraft['photos'];
  change: (change: Partial<ReviewDraft> | ((before: ReviewDraft) => Partial<ReviewDraft>)) => void;
  /** Whether photos are on their way. */
  onBusy: (busy: boolean) => void;
}

function ReviewPhotos({ photos, change, onBusy }: ReviewPhotosProps) {
  return (
    <PhotosField
      kind="review"
      photos={photos}
      most={REVIEW_PHOTOS_MAX}
      onAdd={(photo) => change((before) => ({ photos: [...before.photos, photo] }))}
      onChange={(photos) => change({ photos })}
      onBusy={onBusy}
    />
  );
}

interface ReviewFooterProps {
  /** Id of the form that the button submits. */
  form: string;
  /** Null until all three are rated. */
  score: number | null;
  /** What the button says. */
  post: string;
  busy: boolean;
  disabled: boolean;
  onCancel: () => void;
}

function ReviewFooter({ form, score, post, busy, disabled, onCancel }: ReviewFooterProps) {
  return (
    <>
      <span className={styles.reviewFootScore}>
        {score === null ? (
          <span className="text-small text-ink-2">{reviewsText.rateAll}</span>
        ) : (
          <SparkScore score={score} size={24} />
        )}
      </span>
      <Button variant="text" className="max-md:hidden! md:flex-none!" onClick={onCancel}>
        {reviewsText.cancel}
      </Button>
      <Button type="submit" form={form} className={styles.reviewPost} busy={busy} disabled={disabled}>
        {post}
      </Button>
    </>
  );
}

/** Three whole numbers, a few words, and whether they were there (RUL-50). Mounted anew for every opening. */
export function ReviewDialog({ place, own, open, onClose }: ReviewDialogProps) {
  const { draft, restored, newer, change, rebase, drop, startOver } = useFormDraft({
    userId: useMe()?.user_id,
    subject: `review.${place.id}`,
    stored: draftOfReview(own),
  });
  const [uploading, setUploading] = useState(false);
  const leave = () => {
    drop();
    onClose();
  };
  const write = useWriteReview(place.id, own, leave);
  const form = useId();
  const marks = marksOf(draft);
  const overall = marks && overallOf(marks);
  const [refusals, setRefusals] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending || uploading || newer) return;
    if (!marks) return setRefusals(refusals + 1);
    const { been_there, text, photos } = draft;
    write.mutate({ ...marks, been_there, text: text.trim() || null, photos: photos.map(({ id }) => id) });
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
        <ReviewFooter
          form={form}
          score={overall}
          post={own ? reviewsText.save : reviewsText.post}
          busy={write.isPending}
          disabled={uploading || newer !== null}
          onCancel={leave}
        />
      }
    >
      <ReviewArt place={place} beenThere={draft.been_there} />
      <form id={form} className={styles.reviewForm} onSubmit={submit}>
        {restored && !newer && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
        {newer && (
          <TwoVersions
            differences={reviewDifferences(newer, draft)}
            onKeepMine={() => rebase(newer)}
            onTakeTheirs={startOver}
          />
        )}
        <ReviewDial score={overall} beenThere={draft.been_there} />
        <ScoreSliders draft={draft} refusals={refusals} onChange={change} />
        <ReviewWords value={draft.text} onChange={(text) => change({ text })} />
        <ReviewPhotos photos={draft.photos} change={change} onBusy={setUploading} />
        <Checkbox
          label={reviewsText.wasThere}
          checked={draft.been_there}
          onCheckedChange={(been_there) => change({ been_there })}
        />
      </form>
    </Dialog>
  );
}
