import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Eye, Settings } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { usText } from './us.text.ts';

const SETTINGS = { to: '/profile/settings/$part', params: { part: 'partner' } } as const;

/** What is shared, and the settings of the link: both stand on one page. */
export function UsMenu(look: Pick<IconButtonProps, 'variant' | 'className'>) {
  const navigate = useNavigate();
  const open = () => void navigate(SETTINGS);
  return (
    <Menu
      trigger={
        <IconButton {...look} label={usText.more}>
          <Ellipsis />
        </IconButton>
      }
      items={[
        { label: usText.whatIsShared, icon: <Eye />, onSelect: open },
        { label: usText.partnerSettings, icon: <Settings />, onSelect: open },
      ]}
    />
  );
}
