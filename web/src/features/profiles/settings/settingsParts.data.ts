import {
  Bell,
  CircleUserRound,
  Database,
  Eye,
  Flag,
  Heart,
  Info,
  KeyRound,
  type LucideIcon,
  ShieldBan,
  ShieldCheck,
  SunMoon,
} from 'lucide-react';

export type SettingsPart = keyof typeof PARTS;

interface Part {
  icon: LucideIcon;
  /** There is something in it for who is not signed in. */
  forVisitors?: boolean;
}

/** The parts of the settings, in their order; `/profile/settings/{name}`. */
export const PARTS = {
  account: { icon: CircleUserRound },
  security: { icon: ShieldCheck },
  privacy: { icon: Eye },
  partner: { icon: Heart },
  membership: { icon: KeyRound },
  notifications: { icon: Bell },
  appearance: { icon: SunMoon, forVisitors: true },
  data: { icon: Database },
  blocked: { icon: ShieldBan },
  reports: { icon: Flag },
  about: { icon: Info, forVisitors: true },
} satisfies Record<string, Part>;

export const isPart = (name: string): name is SettingsPart => Object.hasOwn(PARTS, name);

/** What is open to somebody, or to a visitor. */
export const partsFor = (isVisitor: boolean): SettingsPart[] =>
  (Object.keys(PARTS) as SettingsPart[]).filter((name) => !isVisitor || 'forVisitors' in PARTS[name]);
