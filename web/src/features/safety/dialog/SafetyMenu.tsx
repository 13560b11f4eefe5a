import { ChevronRight, Flag, ShieldBan } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { safetyText } from '../safety.text.ts';
import { signInWords } from '../safetyFailures.rules.ts';
import type { SafetySubject } from '../safetySubject.types.ts';

const REPORT: Record<SafetySubject['variant'], () => string> = {
  plan: () => safetyText.reportPlan,
  pin: () => safetyText.reportPin,
  profile: () => safetyText.reportProfile,
  review: () => safetyText.reportReview,
  photo: () => safetyText.reportPhoto,
};

interface SafetyMenuProps {
  subject: SafetySubject;
  onReport: () => void;
  onBlock: () => void;
}

/** Whom and what it is about, and the two ways on. Without a session each says that it needs one (MOD-21, MOD-22). */
export function SafetyMenu({ subject, onReport, onBlock }: SafetyMenuProps) {
  const me = useMe();
  const { variant, author } = subject;
  const withSession = (go: () => void, text: string) => () => {
    // Of who is not known yet the server decides.
    if (me !== null) return go();
    const { title, description } = signInWords(variant, text);
    toast(title, { description, kind: 'error' });
  };
  return (
    <>
      <div className="flex min-w-0 items-center gap-3.5">
        <Avatar name={author.username} photo={author.profile_photo_url} size={44} decorative />
        <div className="min-w-0">
          <p className="text-label font-semibold truncate">{author.username}</p>
          {variant !== 'profile' && <p className="text-caption text-ink-2 truncate">{subject.title}</p>}
        </div>
      </div>
      <div className="lines min-w-0">
        <MenuRow icon={<Flag />} onClick={withSession(onReport, safetyText.signInToReport)}>
          {REPORT[variant]()}
        </MenuRow>
        <MenuRow
          icon={<ShieldBan />}
          danger
          onClick={withSession(onBlock, safetyText.blockFailures.auth_failed)}
        >
          {safetyText.block(author.username)}
        </MenuRow>
      </div>
    </>
  );
}

interface MenuRowProps {
  icon: ReactNode;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function MenuRow({ icon, danger, onClick, children }: MenuRowProps) {
  return (
    <button type="button" className="safety-row" data-danger={danger ? '' : undefined} onClick={onClick}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <ChevronRight />
    </button>
  );
}
