import { Plus } from 'lucide-react';
import { buttonClass } from '../../../../ui/buttonClass.ts';
import { withOwnPlace } from '../../../plans/create/beginWith.actions.ts';
import { browseText } from '../browse.text.ts';
import { CreateLink } from './CreateLink.tsx';

/** Opens Add Custom Place with the name that was not found (RUL-68). */
export function AddCustomPlace({ name }: { name: string }) {
  return (
    <CreateLink begin={name ? withOwnPlace(name) : undefined} className={buttonClass({ variant: 'line' })}>
      <Plus aria-hidden="true" />
      {browseText.addCustom}
    </CreateLink>
  );
}
