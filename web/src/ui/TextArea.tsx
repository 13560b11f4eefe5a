import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords, useFieldIds } from './FieldFrame.tsx';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldWords {}

/** Several lines; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, optional, help, error, ok, className, id, ...rest } = props;
  const words = { label, hideLabel, optional, help, error, ok };
  const ids = useFieldIds(words, id);
  return (
    <FieldFrame {...words} ids={ids} className={className}>
      <div className="input input-area" data-invalid={error ? '' : undefined}>
        <textarea
          {...rest}
          id={ids.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      </div>
    </FieldFrame>
  );
}
