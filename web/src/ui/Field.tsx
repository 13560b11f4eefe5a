import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
import { controlsText } from './controls.text.ts';
import { FieldFrame, type FieldWords, useFieldIds } from './FieldFrame.tsx';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldWords {
  /** Before the text, e.g. an icon. */
  leading?: ReactNode;
  /** After the text, e.g. a button or a spinner. */
  trailing?: ReactNode;
}

/** A line of text. Works with react-hook-form as it is: `<Field label="Title" {...register('title')} />`. */
export function Field(props: FieldProps) {
  const {
    label,
    hideLabel,
    optional,
    help,
    ok,
    leading,
    trailing,
    className,
    id,
    onBlur,
    error: said,
    ...rest
  } = props;
  const half = useHalfTyped(onBlur);
  const error = said || (half.isHalfTyped && controlsText.halfTyped);
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
          onBlur={half.onBlur}
          id={ids.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}

/** A day or time of which a part is missing has no value: without a word it would count as none. */
function useHalfTyped(onBlur: FieldProps['onBlur']) {
  const [isHalfTyped, setHalfTyped] = useState(false);
  return {
    isHalfTyped,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setHalfTyped(event.target.validity.badInput);
      onBlur?.(event);
    },
  };
}
