import type { ComponentProps } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { accountsText } from '../accounts.text.ts';
import { LegalLinks } from './LegalLinks.tsx';

export interface AdultBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  error?: string;
}

/** RUL-30: 18 or over, terms and privacy policy accepted; without it there is no account. */
export function AdultBox({ error, ...rest }: AdultBoxProps) {
  return (
    <div className="grid gap-2">
      <Checkbox
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'adult-error' : undefined}
        label={<LegalLinks text={accountsText.adult} />}
      />
      <InlineError id="adult-error" className="empty:-mt-2">
        {error}
      </InlineError>
    </div>
  );
}
