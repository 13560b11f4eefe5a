import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  /** One line under the label. */
  note?: ReactNode;
  /** Before the label. */
  icon?: ReactNode;
  /** `coral` for Privé only. */
  tone?: 'olive' | 'coral';
  /** Handed the new state; `onChange` works as well (react-hook-form). */
  onCheckedChange?: (checked: boolean) => void;
}

/** A row: words at the left, the switch at the right. The change takes effect at once. */
export function Switch({
  label,
  note,
  icon,
  tone = 'olive',
  onCheckedChange,
  className,
  ...rest
}: SwitchProps) {
  const noteId = useId();
  return (
    <label className={classNames('switch-row', className)}>
      <span>
        <span className="switch-label">
          {icon}
          {label}
        </span>
        {note && (
          <span className="option-note" id={noteId}>
            {note}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
        role="switch"
        className={classNames('switch', tone === 'coral' && 'switch-coral')}
        aria-describedby={note ? noteId : undefined}
        onChange={(event) => {
          rest.onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
    </label>
  );
}
