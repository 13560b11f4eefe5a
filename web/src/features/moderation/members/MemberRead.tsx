import type { Member } from '@liora/domain/contract/moderation';
import { formatDate } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import { CreditCard, Download, LogOut, Mail, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import { ActDialog } from './ActDialog.tsx';
import type { MemberAct } from './memberAct.types.ts';
import { membersText } from './members.text.ts';
import { membershipWords } from './membershipWords.rules.ts';

const day = (at: string) => formatDate(new Date(at), { dateStyle: 'medium' });

/** What is known of a member, and what can be done. */
export function MemberRead({ member }: { member: Member }) {
  const [email, setEmail] = useState<string | null>(null);
  const { username, profile_photo_url, created_at, user_id } = member;
  return (
    <article aria-labelledby="member" className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex items-center gap-4">
        <Avatar name={username} photo={profile_photo_url} size={64} decorative />
        <div className="min-w-0">
          <h2 id="member" className="t2 wrap-anywhere">
            {username}
          </h2>
          <p className="text-small text-ink-2">{membersText.since(day(created_at))}</p>
          <p className="mt-1 flex flex-wrap gap-2">
            <MemberBadges member={member} />
          </p>
        </div>
      </header>
      <Facts member={member} email={email} />
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <PersonLink userId={user_id} className="underline">
          {membersText.profile}
        </PersonLink>
        <Link to="/admin/audit" search={{ member: user_id }} className="underline">
          {membersText.log}
        </Link>
      </p>
      <Acts member={member} shown={email !== null} onEmail={setEmail} />
    </article>
  );
}

export function MemberBadges({ member }: { member: Pick<Member, 'tier' | 'is_admin' | 'closed_at'> }) {
  return (
    <>
      <Badge kind={member.tier === 'free' ? 'soft' : 'prive'}>{membersText.tiers[member.tier]}</Badge>
      {member.is_admin && <Badge kind="ok">{membersText.admin}</Badge>}
      {member.closed_at && <Badge kind="bad">{membersText.closed}</Badge>}
    </>
  );
}

function Facts({ member, email }: { member: Member; email: string | null }) {
  const { sessions, reports_about: about, reports_by: by, closed_at, erased_from } = member;
  return (
    <dl className="lines">
      <Fact name={membersText.email}>{email ?? membersText.emailHidden}</Fact>
      <Fact name={membersText.tier}>{membershipWords(member)}</Fact>
      <Fact name={membersText.sessions}>{membersText.devices(sessions)}</Fact>
      <Fact name={membersText.reportsAbout}>{membersText.about(about.all, about.upheld)}</Fact>
      <Fact name={membersText.reportsBy}>{membersText.by(by.all, by.upheld, by.dismissed)}</Fact>
      {closed_at && erased_from && (
        <Fact name={membersText.deletion}>{membersText.erasedFrom(day(closed_at), day(erased_from))}</Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[160px_minmax(0,1fr)]">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ActsProps {
  member: Member;
  /** The address is. */
  shown: boolean;
  onEmail: (email: string) => void;
}

function Acts({ member, shown, onEmail }: ActsProps) {
  const [act, setAct] = useState<MemberAct | null>(null);
  if (member.is_admin) return <p className="text-ink-2">{membersText.isAdmin}</p>;
  const acts: { of: MemberAct; icon: ReactNode; isOffered: boolean }[] = [
    { of: 'email', icon: <Mail />, isOffered: !shown },
    { of: 'setTier', icon: <CreditCard />, isOffered: true },
    { of: 'clearTier', icon: <Undo2 />, isOffered: member.membership.admin_managed },
    { of: 'signOut', icon: <LogOut />, isOffered: member.sessions > 0 },
    { of: 'export', icon: <Download />, isOffered: true },
    { of: 'erase', icon: <Trash2 />, isOffered: member.closed_at === null },
  ];
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {acts
          .filter(({ isOffered }) => isOffered)
          .map(({ of, icon }) => (
            <Button
              key={of}
              variant={of === 'erase' ? 'danger' : 'line'}
              icon={icon}
              onClick={() => setAct(of)}
            >
              {membersText.acts[of]}
            </Button>
          ))}
      </div>
      {act && <ActDialog member={member} act={act} onClose={() => setAct(null)} onEmail={onEmail} />}
    </>
  );
}
