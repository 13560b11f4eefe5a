import type { ModerationItem } from '@liora/domain/contract/safety';
import { useNow } from '../../../lib/clock.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import { reasonWords } from '../../safety/reportWords.rules.ts';
import { moderationText } from '../moderation.text.ts';
import { reportAge } from './reportAge.rules.ts';

type Report = ModerationItem['reports'][number];

/** Everything that was reported of a thing, the newest first, with what became of its reporters' reports so far. */
export function ItemReports({ item }: { item: ModerationItem }) {
  const { reports, report_count, content_type } = item;
  return (
    <section aria-labelledby="item-reports">
      <h3 id="item-reports" className="t3">
        {moderationText.reportsTitle}
      </h3>
      {report_count > reports.length && (
        <p className="text-small text-ink-2">{moderationText.newestOf(reports.length, report_count)}</p>
      )}
      <ul className="lines">
        {reports.toReversed().map((report) => (
          <li key={report.id} className="py-3.5">
            <div className="flex flex-wrap items-center gap-2">
              <Badge kind="bad">{reasonWords(content_type, report.reason)}</Badge>
              {report.decision && <Badge kind="soft">{moderationText.decidedBefore[report.decision]}</Badge>}
              <Age at={report.created_at} />
            </div>
            {report.details && <LongText className="mt-2">{report.details}</LongText>}
            <Reporter reporter={report.reporter} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Age({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} className="text-small text-ink-2">
      {moderationText.ago(reportAge(at, now))}
    </time>
  );
}

function Reporter({ reporter }: Pick<Report, 'reporter'>) {
  if (!reporter) return <p className="mt-2 text-small text-ink-2">{moderationText.noReporter}</p>;
  const { user_id, username, profile_photo_url, upheld, dismissed } = reporter;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-small text-ink-2">
      <Avatar name={username} photo={profile_photo_url} size={24} decorative />
      <PersonLink userId={user_id} className="font-semibold text-ink wrap-anywhere">
        {username}
      </PersonLink>
      <span>{moderationText.reporterHistory(upheld, dismissed)}</span>
    </p>
  );
}
