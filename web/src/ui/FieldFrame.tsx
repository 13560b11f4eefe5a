import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import { controlsText } from './controls.text.ts';

export interface FieldWords {
  label: ReactNode;
  /** The label is read out but not drawn. */
  hideLabel?: boolean;
  /** Adds 'optional' beside the label. */
  optional?: boolean;
  help?: ReactNode;
  /** Takes the place of help, in brick with an icon. */
  error?: ReactNode;
  /** Good news in the same place, e.g. 'Username is available'. */
  ok?: ReactNode;
}

export interface FieldIds {
  id: string;
  labelId: string;
  /** For aria-describedby; undefined while there is nothing to say. */
  describedBy: string | undefined;
}

/** Ids that tie a control to its label and message. */
export function useFieldIds({ help, error, ok }: FieldWords, givenId?: string): FieldIds {
  const made = useId();
  const id = givenId ?? made;
  return { id, labelId: `${id}-label`, describedBy: error || ok || help ? `${id}-note` : undefined };
}

interface FieldFrameProps extends FieldWords {
  ids: FieldIds;
  className?: string;
  /** `group` for controls that a label element cannot point at. */
  labelAs?: 'label' | 'span';
  children: ReactNode;
}

/** Label above, message below. Shared by everything that is filled in. */
export function FieldFrame({ ids, className, labelAs = 'label', children, ...words }: FieldFrameProps) {
  const Label = labelAs;
  return (
    <div className={classNames('field', className)}>
      <Label
        id={ids.labelId}
        htmlFor={labelAs === 'label' ? ids.id : undefined}
        className={words.hideLabel ? 'sr-only' : 'field-label'}
      >
        <span>{words.label}</span>
        {words.optional && <span className="field-optional"> {controlsText.optional}</span>}
      </Label>
      {children}
      <FieldNote {...words} id={`${ids.id}-note`} />
    </div>
  );
}

function FieldNote({ id, help, error, ok }: FieldWords & { id: string }) {
  const icon = error ? <CircleAlert /> : ok ? <CircleCheck /> : null;
  const text = error || ok || help;
  return (
    <div id={id} aria-live="polite" className={text ? undefined : 'hidden'}>
      {text && (
        <p className={classNames('help', Boolean(error) && 'help-bad', !error && Boolean(ok) && 'help-ok')}>
          {icon}
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
