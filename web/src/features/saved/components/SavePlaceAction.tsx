import { Bookmark } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonVariants } from '../../../ui/buttonClass.ts';
import { saveButtonText } from '../saveButton.text.ts';
import { useIsSaved } from '../savedIds.queries.ts';
import { useSavePress } from './useSavePress.ts';

interface SavePlaceActionProps {
  id: string;
  name: string;
  look: Omit<ButtonVariants, 'variant'>;
  /** Not the one thing to do where it stands. */
  quiet?: boolean;
}

/** 'Save' with its word, 'Saved' once it is (SAVE-01, SAVE-02). */
export function SavePlaceAction({ id, name, look, quiet = false }: SavePlaceActionProps) {
  const saved = useIsSaved(id);
  const press = useSavePress({ id, name }, 'place');
  return (
    <Button
      {...look}
      variant={saved || quiet ? 'quiet' : 'primary'}
      icon={<Bookmark fill={saved ? 'currentColor' : 'none'} />}
      onClick={() => void press(saved)}
    >
      {saved ? saveButtonText.saved : saveButtonText.save}
    </Button>
  );
}
