import type { ComponentProps } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { accountsText } from '../accounts.text.ts';

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
        label={
          <RichText
            text={accountsText.adult}
            tags={{
              terms: (words) => <LegalLink href="/terms">{words}</LegalLink>,
              privacy: (words) => <LegalLink href="/privacy">{words}</LegalLink>,
            }}
          />
        }
      />
      <InlineError id="adult-error" className="empty:-mt-2">
        {error}
      </InlineError>
    </div>
  );
}

/** In a tab of its own, so that what was typed stays. */
function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="text-link" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
