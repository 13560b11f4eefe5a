import { SaveButton } from '../../../ui/SaveButton.tsx';
import { useIsSaved } from '../savedIds.queries.ts';
import type { SavedWithin } from '../savedWithin.types.ts';
import { useSavePress } from './useSavePress.ts';

interface SavePlaceButtonProps {
  id: string;
  name: string;
  /** Over a cover, or a bare icon in a row. */
  variant: 'cover' | 'row';
  within?: SavedWithin;
}

/** The bookmark of a place, on cards, in rows and at the stops of a plan (CARD-06, SAVE-03, PDET-13). */
export function SavePlaceButton({ id, name, variant, within = 'place' }: SavePlaceButtonProps) {
  const saved = useIsSaved(id);
  const press = useSavePress({ id, name }, within);
  return (
    <SaveButton
      saved={saved}
      name={name}
      variant={variant}
      // Over the link that makes the whole card a way to the place.
      className="relative z-2"
      onClick={() => void press(saved)}
    />
  );
}
