import type { ActionRecord } from '@liora/domain/contract/moderation';
import { formatDate } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../ui/Badge.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { actionsText } from './actions.text.ts';
import { actionWords, adminWords, detailWords } from './actionWords.rules.ts';

/** One line: what was done to what, why, by whom and when. */
export function ActionRow({ record }: { record: ActionRecord }) {
  const { admin, at, action, reason } = record;
  const when = formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const details = detailWords(record);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-4">
      <h2 className="text-label font-semibold wrap-anywhere">{actionWords(action)}</h2>
      <Subject record={record} />
      {details && <p className="text-small text-ink-2 wrap-anywhere">{details}</p>}
      {reason && <LongText>{reason}</LongText>}
      <p className="text-small text-ink-2 wrap-anywhere">
        {admin ? (
          <Link
            to="/admin/audit"
            search={(search) => ({ ...search, admin: admin.user_id })}
            aria-label={actionsText.onlyBy(admin.username)}
            className="font-semibold text-ink"
          >
            {admin.username}
          </Link>
        ) : (
          adminWords(record)
        )}{' '}
        <time dateTime={at}>{when}</time>
      </p>
    </li>
  );
}

function Subject({ record }: { record: ActionRecord }) {
  const { subject_type, subject_id, member } = record;
  if (subject_type === null || subject_id === null) return null;
  if (subject_type === 'member')
    return (
      <p className="wrap-anywhere">
        {member ? (
          <Link to="/admin/members" search={{ member: member.user_id }} className="underline">
            {member.username}
          </Link>
        ) : (
          actionsText.memberGone
        )}
      </p>
    );
  const kinds: Record<string, string> = actionsText.subjects;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge kind="soft">{kinds[subject_type] ?? subject_type}</Badge>
      <SubjectId type={subject_type} id={subject_id} />
    </p>
  );
}

/** Things are named by their ids: what they are called changes, and some are gone. */
function SubjectId({ type, id }: { type: string; id: string }) {
  const className = 'text-small underline wrap-anywhere';
  if (type === 'plan')
    return (
      <Link to="/plan/$id" params={{ id }} className={className}>
        {id}
      </Link>
    );
  if (type === 'place' || type === 'pin')
    return (
      <Link to="/place/$id" params={{ id }} className={className}>
        {id}
      </Link>
    );
  return <span className="text-small wrap-anywhere">{id}</span>;
}
