import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface SegmentedProps<Value extends string> {
  /** Names the tab list. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  /** Takes the whole width. */
  wide?: boolean;
  className?: string;
  /** What the current tab shows; it becomes the tab panel. */
  children?: ReactNode;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, options, wide, className, children } = props;
  return (
    <Tabs.Root value={value} onValueChange={onValueChange}>
      <Tabs.List
        aria-label={label}
        activateOnFocus
        className={classNames('seg', wide && 'seg-wide', className)}
      >
        {options.map((option) => (
          <Tabs.Tab key={option.value} value={option.value} className="seg-tab">
            {option.icon}
            {option.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {children !== undefined && <Tabs.Panel value={value}>{children}</Tabs.Panel>}
    </Tabs.Root>
  );
}
