import { Button } from './Button.tsx';
import { begunEarlierText } from './begunEarlier.text.ts';

interface BegunEarlierProps {
  /** All is there but the photos, which the server has let go of. */
  photosGone: boolean;
  onStartOver: () => void;
}

/** One line above a form that is as it was left: where its words come from, and a way to be rid of them. */
export function BegunEarlier({ photosGone, onStartOver }: BegunEarlierProps) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
      {photosGone ? begunEarlierText.photosGone : begunEarlierText.begun}
      <Button variant="text" size="sm" onClick={onStartOver}>
        {begunEarlierText.startOver}
      </Button>
    </p>
  );
}
