import type { OpenSession } from '@liora/domain/contract/accountSecurity';
import { Laptop, LogOut, Smartphone, Tablet } from 'lucide-react';
import { useRef, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { useNow } from '../../../lib/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { dayWords, isToday } from './dates.rules.ts';
import { SecurityPart, SecurityRow } from './SecurityRow.tsx';
import { securityText } from './security.text.ts';
import { useSecurityChange } from './useSecurityChange.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop };

/** Every device, this one first; the others can be signed out, one or all. */
export function SessionsPart({ sessions }: { sessions: OpenSession[] }) {
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const signOut = useSecurityChange({
    work: (id: string) => client.accounts.signOutSession({ id }),
    onDone: () => {
      toast(securityText.sessionEnded, { kind: 'success' });
      list.current?.focus();
    },
  });
  const signOutElsewhere = useSecurityChange({
    work: () => client.accounts.signOutElsewhere(),
    onDone: () => {
      setAsking(false);
      toast(securityText.signedOutElsewhere, { kind: 'success' });
      list.current?.focus();
    },
  });
  return (
    <SecurityPart title={securityText.sessions}>
      {/* Takes the focus of a row that leaves it. */}
      <div ref={list} tabIndex={-1} className="lines outline-none">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onSignOut={() => signOut.mutate(session.id)} />
        ))}
      </div>
      {sessions.length > 1 && (
        <Button
          variant="danger"
          className="mt-3"
          icon={<LogOut />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {securityText.signOutElsewhere}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={securityText.signOutElsewhereTitle}
        description={securityText.signOutElsewhereText}
        confirmLabel={securityText.signOutElsewhere}
        busy={signOutElsewhere.isPending}
        onConfirm={() => signOutElsewhere.mutate()}
      />
    </SecurityPart>
  );
}

function SessionRow({ session, onSignOut }: { session: OpenSession; onSignOut: () => void }) {
  const Icon = ICONS[session.kind];
  const device = deviceWords(session);
  return (
    <SecurityRow tile icon={<Icon />} title={device} note={useUseWords(session)} good={session.current}>
      {!session.current && (
        <button
          type="button"
          className="more-link"
          aria-label={securityText.signOutDevice(device)}
          onClick={onSignOut}
        >
          {securityText.signOut}
        </button>
      )}
    </SecurityRow>
  );
}

function deviceWords({ browser, system }: OpenSession): string {
  if (browser && system) return securityText.onSystem(browser, system);
  return browser ?? system ?? securityText.unknownDevice;
}

function useUseWords({ current, last_used_at }: OpenSession): string {
  const now = useNow();
  if (current) return securityText.hereNow;
  const used = new Date(last_used_at);
  return isToday(used, now) ? securityText.usedToday : securityText.lastUsed(dayWords(used, now));
}
