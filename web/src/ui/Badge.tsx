import { KeyRound, MapPin, SunMedium } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export type BadgeKind = 'prive' | 'pick' | 'yours' | 'ok' | 'bad' | 'warn' | 'soft';

const icons: Partial<Record<BadgeKind, ReactNode>> = {
  prive: <KeyRound />,
  pick: <SunMedium />,
  yours: <MapPin />,
};

export interface BadgeProps {
  kind: BadgeKind;
  /** Replaces the kind's own icon; `null` shows none. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ kind, icon = icons[kind], className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', `badge-${kind}`, className)}>
      {icon}
      {children}
    </span>
  );
}
