import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { useEffect } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { refreshNotifications } from '../notificationCache.actions.ts';
import { notificationLink } from '../notificationLink.rules.ts';
import { openedOptions } from '../notifications.queries.ts';
import { notificationsText } from '../notifications.text.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a notice of this device or a letter leads: on to what it is about, or to the words that it is gone. */
export function OpenedNotice() {
  const hash = useLocation({ select: (location) => location.hash });
  return ID.test(hash) ? <Opened key={hash} id={hash} /> : null;
}

function Opened({ id }: { id: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(openedOptions(id));
  const found = data?.notification;
  useEffect(() => {
    if (!found) return;
    // It is read now.
    refreshNotifications(queries);
    const link = notificationLink(found);
    void navigate(link ? { ...link, replace: true } : { to: '/notifications', replace: true });
  }, [found, queries, navigate]);
  const close = () => void navigate({ to: '/notifications', replace: true });
  if (data && !found)
    return (
      <Banner icon={<BellOff aria-hidden="true" />} onDismiss={close}>
        {notificationsText.gone}
      </Banner>
    );
  if (error)
    return (
      <Banner
        icon={<BellOff aria-hidden="true" />}
        action={
          <Button variant="text" size="sm" onClick={() => void refetch()}>
            {notificationsText.retry}
          </Button>
        }
      >
        {notificationsText.openFailed}
      </Banner>
    );
  return null;
}
