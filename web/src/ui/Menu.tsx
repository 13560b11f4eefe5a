import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Brick; the label is a verb. */
  danger?: boolean;
  disabled?: boolean;
  /** Makes it a choice among others, with a tick on the chosen one. */
  checked?: boolean;
}

export interface MenuProps {
  /** The button that opens it, e.g. `<IconButton label="More"><Ellipsis /></IconButton>`. */
  trigger: ReactElement;
  /** 'line' draws a hairline between groups. */
  items: readonly (MenuAction | 'line')[];
  align?: 'start' | 'center' | 'end';
}

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  // While a menu leaves, its items can be pressed still: a second press of 'Delete' would delete and go back twice.
  const chosen = useRef(false);
  const once = (item: MenuAction): MenuAction => ({
    ...item,
    onSelect: () => {
      if (chosen.current) return;
      chosen.current = true;
      item.onSelect();
    },
  });
  const onOpenChange = (open: boolean) => {
    if (open) chosen.current = false;
  };
  return (
    <Base.Root modal={false} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="pop-layer" sideOffset={6} align={align}>
          <Base.Popup className="pop menu">
            {items.map((item, index) =>
              item === 'line' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
                <Base.Separator key={`line-${index}`} className="menu-line" />
              ) : (
                <MenuItem key={item.label} item={once(item)} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuItem({ item }: { item: MenuAction }) {
  const { label, icon, onSelect, danger, disabled, checked } = item;
  const look = { className: 'menu-item', 'data-danger': danger ? '' : undefined, disabled };
  if (checked !== undefined) {
    return (
      <Base.CheckboxItem {...look} checked={checked} onCheckedChange={onSelect} closeOnClick>
        {icon}
        {label}
        <Base.CheckboxItemIndicator className="menu-check">
          <Check />
        </Base.CheckboxItemIndicator>
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item {...look} onClick={onSelect}>
      {icon}
      {label}
    </Base.Item>
  );
}
