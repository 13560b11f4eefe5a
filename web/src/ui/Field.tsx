import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords, useFieldIds } from './FieldFrame.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldWords {
  /** Before the text, e.g. an icon. */
  leading?: ReactNode;
  /** After the text, e.g. a button or a spinner. */
  trailing?: ReactNode;
}

/** A line of text. Works with react-hook-form as it is: `<Field label="Title" {...register('title')} />`. */
export function Field(props: FieldProps) {
  const { label, hideLabel, optional, help, error, ok, leading, trailing, className, id, ...rest } = props;
  const words = { label, hideLabel, optional, help, error, ok };
  const ids = useFieldIds(words, id);
  return (
    <FieldFrame {...words} ids={ids} className={className}>
      <div
        className="input"
        data-invalid={error ? '' : undefined}
        data-disabled={rest.disabled ? '' : undefined}
      >
        {leading}
        <input
          {...rest}
          id={ids.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}
