import { Link } from '@tanstack/react-router';
import { CloudUpload } from 'lucide-react';
import { Banner } from '../../../ui/Banner.tsx';
import { outboxText } from './outbox.text.ts';

interface OutboxNoticeProps {
  waiting: number;
  refused: number;
}

/** A strip that tells what waits, or what could not be sent, and leads to the list of it. */
export function OutboxNotice({ waiting, refused }: OutboxNoticeProps) {
  return (
    <Banner
      icon={<CloudUpload size={18} aria-hidden="true" />}
      action={
        <Link to="/profile/settings/$part" params={{ part: 'data' }} className="font-semibold underline">
          {outboxText.look}
        </Link>
      }
    >
      {refused > 0 ? outboxText.refusedCount(refused) : outboxText.count(waiting)}
    </Banner>
  );
}
