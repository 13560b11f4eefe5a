import { linkOptions } from '@tanstack/react-router';
import {
  ChartNoAxesColumn,
  Copy,
  Flag,
  History,
  MapPin,
  MapPinOff,
  MessageSquareWarning,
  Route,
  ScrollText,
  TextSearch,
  Upload,
  Users,
} from 'lucide-react';
import { addressesText } from '../addresses/addresses.text.ts';
import { importsText } from '../import/imports.text.ts';
import { moderationText } from '../moderation.text.ts';
import { wordsText } from '../words/words.text.ts';

const admin = linkOptions({ to: '/admin' });
const places = linkOptions({ to: '/admin/places' });

/** The screens of moderators, in their order: beside them on desktop, in a menu on phones. */
export const ADMIN_PLACES = [
  { part: 'reports', icon: Flag, label: () => moderationText.reports, link: admin },
  {
    part: 'decisions',
    icon: History,
    label: () => moderationText.decisions,
    link: linkOptions({ ...admin, search: { tab: 'decisions' } }),
  },
  {
    part: 'plans',
    icon: Route,
    label: () => moderationText.plans,
    link: linkOptions({ ...admin, search: { tab: 'plans' } }),
  },
  {
    part: 'allPlaces',
    icon: MapPin,
    label: () => moderationText.allPlaces,
    link: linkOptions({ ...places, search: { tab: 'all' } }),
  },
  { part: 'places', icon: MessageSquareWarning, label: () => moderationText.places, link: places },
  {
    part: 'duplicates',
    icon: Copy,
    label: () => moderationText.duplicates,
    link: linkOptions({ ...places, search: { tab: 'duplicates' } }),
  },
  {
    part: 'addresses',
    icon: MapPinOff,
    label: () => addressesText.title,
    link: linkOptions({ ...places, search: { tab: 'addresses' } }),
  },
  {
    part: 'words',
    icon: TextSearch,
    label: () => wordsText.title,
    link: linkOptions({ ...places, search: { tab: 'words' } }),
  },
  {
    part: 'imports',
    icon: Upload,
    label: () => importsText.title,
    link: linkOptions({ ...places, search: { tab: 'imports' } }),
  },
  {
    part: 'members',
    icon: Users,
    label: () => moderationText.members,
    link: linkOptions({ to: '/admin/members' }),
  },
  {
    part: 'activity',
    icon: ChartNoAxesColumn,
    label: () => moderationText.activity,
    link: linkOptions({ to: '/admin/activity' }),
  },
  {
    part: 'audit',
    icon: ScrollText,
    label: () => moderationText.audit,
    link: linkOptions({ to: '/admin/audit' }),
  },
] as const;

export type AdminPart = (typeof ADMIN_PLACES)[number]['part'];
