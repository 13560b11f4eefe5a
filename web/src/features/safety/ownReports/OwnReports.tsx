import type { OwnReport } from '@liora/domain/contract/safety';
import { formatDate } from '@liora/domain/i18n/format';
import { notificationTexts } from '@liora/domain/rules/notificationWords.text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { reasonWords } from '../reportWords.rules.ts';
import { ownReportsOptions } from '../safety.queries.ts';
import { ownReportsText } from './ownReports.text.ts';

const SKELETON_ROWS = ['1', '2', '3', '4'];

/** What this person has reported, newest first: received, or decided and what they were told of that (RUL-15). */
export function OwnReports({ userId }: { userId: string }) {
  const query = useInfiniteQuery(ownReportsOptions(userId));
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <QueryArea
      query={query}
      skeleton={<ReportsSkeleton />}
      failed={{
        title: ownReportsText.loadFailed,
        retry: ownReportsText.retry,
        art: <Vignette kind="error" />,
        headingLevel: 3,
      }}
    >
      {() =>
        reports.length === 0 ? (
          <EmptyState
            art={<Vignette kind="empty" />}
            title={ownReportsText.nothing}
            text={ownReportsText.nothingText}
            headingLevel={3}
          />
        ) : (
          <>
            <p className="pb-2 text-ink-2">{ownReportsText.lead}</p>
            <ul className="lines">
              {reports.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </ul>
            <MorePages list={query} label={ownReportsText.more} />
          </>
        )
      }
    </QueryArea>
  );
}

function ReportRow({ report: { content_type, name, reason, reported_at, outcome } }: { report: OwnReport }) {
  const date = formatDate(new Date(reported_at), { dateStyle: 'long' });
  return (
    <li className="grid min-h-16 gap-1 py-3">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 wrap-anywhere text-label font-semibold">{nameOf(content_type, name)}</p>
        <Badge kind={outcome ? 'ok' : 'soft'}>
          {outcome ? ownReportsText.decided : ownReportsText.received}
        </Badge>
      </div>
      <p className="text-small text-ink-2">
        <time dateTime={reported_at}>{ownReportsText.reported(reasonWords(content_type, reason), date)}</time>
      </p>
      {outcome && <p className="text-small">{notificationTexts.reportOutcomes[outcome]}</p>}
    </li>
  );
}

/** Its kind alone where its name is not theirs to read any more. */
const nameOf = (kind: OwnReport['content_type'], name: string | null) =>
  name === null || kind === 'photo' ? ownReportsText.kinds[kind] : ownReportsText.named[kind](name);

function ReportsSkeleton() {
  return SKELETON_ROWS.map((row) => (
    <div key={row} className="grid min-h-16 content-center gap-2 py-3">
      <Skeleton width={120} height={18} />
      <Skeleton width={220} height={16} />
    </div>
  ));
}
