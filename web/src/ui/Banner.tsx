import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { uiText } from './ui.text.ts';

export interface BannerProps {
  /** `notice` in amber, `build` in coral. */
  kind?: 'notice' | 'build';
  icon?: ReactNode;
  /** A link or a small button after the words. */
  action?: ReactNode;
  onDismiss?: () => void;
  children: ReactNode;
}

/** A 44 px strip above the page's header. */
export function Banner({ kind = 'notice', icon, action, onDismiss, children }: BannerProps) {
  return (
    <div className="banner" data-kind={kind}>
      {icon}
      <span>{children}</span>
      {action}
      {onDismiss && (
        <IconButton label={uiText.close} onClick={onDismiss}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
