import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { uiText } from './ui.text.ts';

export interface TopBarProps {
  /** Shows a back arrow first. */
  onBack?: () => void;
  /** The page's h1, when it stands in the bar. */
  title?: ReactNode;
  /** In place of a title, e.g. the location. */
  children?: ReactNode;
  /** At the right: the page's one primary action, then icon buttons. */
  actions?: ReactNode;
  className?: string;
}

/** The page's header row, 64 px on phones and 80 on desktop. */
export function TopBar({ onBack, title, children, actions, className }: TopBarProps) {
  return (
    <header className={classNames('topbar', className)}>
      {onBack && (
        <IconButton label={uiText.back} onClick={onBack} className="-ml-[12px]">
          <ArrowLeft />
        </IconButton>
      )}
      {title && <h1 className="t1 min-w-0">{title}</h1>}
      {children}
      <div data-actions="" className="flex shrink-0 grow items-center justify-end gap-2 md:gap-3">
        {actions}
      </div>
    </header>
  );
}
