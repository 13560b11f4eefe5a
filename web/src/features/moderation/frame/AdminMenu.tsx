import { useNavigate } from '@tanstack/react-router';
import {
  ChartNoAxesColumn,
  Copy,
  Flag,
  History,
  Menu as Lines,
  LogOut,
  MapPin,
  MapPinOff,
  MessageSquareWarning,
  Route,
  ScrollText,
  TextSearch,
  Upload,
  Users,
} from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { addressesText } from '../addresses/addresses.text.ts';
import { importsText } from '../import/imports.text.ts';
import { moderationText } from '../moderation.text.ts';
import { wordsText } from '../words/words.text.ts';
import type { AdminPart } from './adminPart.types.ts';

/** On phones: the same places as beside the screens on desktop. */
export function AdminMenu({ part }: { part: AdminPart }) {
  const navigate = useNavigate();
  const places = [
    {
      of: 'reports',
      label: moderationText.reports,
      icon: <Flag />,
      onSelect: () => void navigate({ to: '/admin' }),
    },
    {
      of: 'decisions',
      label: moderationText.decisions,
      icon: <History />,
      onSelect: () => void navigate({ to: '/admin', search: { tab: 'decisions' } }),
    },
    {
      of: 'plans',
      label: moderationText.plans,
      icon: <Route />,
      onSelect: () => void navigate({ to: '/admin', search: { tab: 'plans' } }),
    },
    {
      of: 'allPlaces',
      label: moderationText.allPlaces,
      icon: <MapPin />,
      onSelect: () => void navigate({ to: '/admin/places', search: { tab: 'all' } }),
    },
    {
      of: 'places',
      label: moderationText.places,
      icon: <MessageSquareWarning />,
      onSelect: () => void navigate({ to: '/admin/places' }),
    },
    {
      of: 'duplicates',
      label: moderationText.duplicates,
      icon: <Copy />,
      onSelect: () => void navigate({ to: '/admin/places', search: { tab: 'duplicates' } }),
    },
    {
      of: 'addresses',
      label: addressesText.title,
      icon: <MapPinOff />,
      onSelect: () => void navigate({ to: '/admin/places', search: { tab: 'addresses' } }),
    },
    {
      of: 'words',
      label: wordsText.title,
      icon: <TextSearch />,
      onSelect: () => void navigate({ to: '/admin/places', search: { tab: 'words' } }),
    },
    {
      of: 'imports',
      label: importsText.title,
      icon: <Upload />,
      onSelect: () => void navigate({ to: '/admin/places', search: { tab: 'imports' } }),
    },
    {
      of: 'members',
      label: moderationText.members,
      icon: <Users />,
      onSelect: () => void navigate({ to: '/admin/members' }),
    },
    {
      of: 'activity',
      label: moderationText.activity,
      icon: <ChartNoAxesColumn />,
      onSelect: () => void navigate({ to: '/admin/activity' }),
    },
    {
      of: 'audit',
      label: moderationText.audit,
      icon: <ScrollText />,
      onSelect: () => void navigate({ to: '/admin/audit' }),
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={moderationText.menu}>
          <Lines />
        </IconButton>
      }
      items={[
        ...places.map(({ of, ...place }) => ({ ...place, checked: of === part })),
        'line',
        {
          label: moderationText.leave,
          icon: <LogOut />,
          onSelect: () => void navigate({ to: '/explore' }),
        },
      ]}
    />
  );
}
