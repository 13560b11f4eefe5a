import type { ComponentProps } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { accountsText } from '../accounts.text.ts';
import type { UsernameVerdict } from '../usernameCheck.actions.ts';

export interface UsernameFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'trailing' | 'ok'> {
  /** What is typed now. */
  typed: string;
  verdict: UsernameVerdict;
}

/** A username with its counter and the result of the live check below it. */
export function UsernameField({ typed, verdict, error, ...rest }: UsernameFieldProps) {
  return (
    <Field
      {...rest}
      label={accountsText.username}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={verdict.state === 'wrong' || verdict.state === 'unknown' ? verdict.text : error}
      ok={verdict.state === 'free' ? verdict.text : undefined}
      trailing={
        <span className="text-caption text-ink-2 tabular-nums">
          <span aria-hidden="true">{accountsText.usernameCount(typed.length)}</span>
          <VisuallyHidden>{accountsText.usernameCountLabel(typed.length)}</VisuallyHidden>
        </span>
      }
    />
  );
}
