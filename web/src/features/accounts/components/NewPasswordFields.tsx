import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { accountsText } from '../accounts.text.ts';

export interface NewPasswordFieldsProps {
  labels: { password: string; repeat: string };
  password: UseFormRegisterReturn;
  repeat: UseFormRegisterReturn;
  errors: { password?: string; repeat?: string };
}

/** A new password and its repeat. */
export function NewPasswordFields({ labels, password, repeat, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={
          <>
            <span>{labels.password}</span> <span className="field-optional">{accountsText.passwordHint}</span>
          </>
        }
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField {...repeat} label={labels.repeat} autoComplete="new-password" error={errors.repeat} />
    </>
  );
}
