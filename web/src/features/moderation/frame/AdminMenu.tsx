import { useNavigate } from '@tanstack/react-router';
import { Menu as Lines, LogOut } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { moderationText } from '../moderation.text.ts';
import { ADMIN_PLACES, type AdminPart } from './adminPlaces.data.ts';

/** On phones: the same places as beside the screens on desktop. */
export function AdminMenu({ part: current }: { part: AdminPart }) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton label={moderationText.menu}>
          <Lines />
        </IconButton>
      }
      items={[
        ...ADMIN_PLACES.map(({ part, icon: Icon, label, link }) => ({
          label: label(),
          icon: <Icon />,
          checked: part === current,
          onSelect: () => void navigate(link),
        })),
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
