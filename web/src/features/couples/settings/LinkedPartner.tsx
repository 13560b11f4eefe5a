import type { Partner } from '@liora/domain/contract/couples';
import { formatDate } from '@liora/domain/i18n/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { refreshPartner } from '../couples.queries.ts';
import { couplesText } from '../couples.text.ts';

/** Who it is, since when, and the way out: two taps, no reason (LINK-23). */
export function LinkedPartner({ partner }: { partner: Partner }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => client.couples.disconnect(),
    onSuccess: async () => {
      await refreshPartner(queries);
      setAsking(false);
      toast(couplesText.disconnected);
    },
    onError: (error) => toast(errorText(error), { kind: 'error' }),
  });
  return (
    <div className="grid gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={partner.username} photo={partner.profile_photo_url} size={56} decorative />
        <div className="min-w-0 flex-1">
          <Link
            to="/profile/$userId"
            params={{ userId: partner.user_id }}
            className="text-link text-label font-semibold break-words"
          >
            {partner.username}
          </Link>
          <p className="text-small text-ink-2">
            {couplesText.since(formatDate(new Date(partner.since), { dateStyle: 'long' }))}
          </p>
        </div>
      </div>
      {partner.paused && <p className="text-ink-2">{couplesText.paused}</p>}
      <Button variant="line" className="justify-self-start" onClick={() => setAsking(true)}>
        {couplesText.disconnect}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={couplesText.disconnectTitle(partner.username)}
        description={couplesText.disconnectLead}
        confirmLabel={couplesText.disconnect}
        cancelLabel={couplesText.stayLinked}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </div>
  );
}
