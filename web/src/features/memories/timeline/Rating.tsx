import { SparkDial } from '../../../ui/SparkDial.tsx';
import { memoriesText } from '../memories.text.ts';

/** '9 /10' beside its rays. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span className="spark flex-none whitespace-nowrap">
      <SparkDial score={rating} />
      <span aria-hidden="true">
        {rating}
        <span className="font-medium text-ink-2">{memoriesText.ofTen}</span>
      </span>
      <span className="sr-only">{memoriesText.outOf(rating)}</span>
    </span>
  );
}
