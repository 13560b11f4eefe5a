import type { ModerationDecision } from '@liora/domain/contract/decisionFacts';
import { formatDate } from '@liora/domain/i18n/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../frame/frame.module.css';
import { historyOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { RestoreLater } from './RestoreLater.tsx';

/** Who decided what, when and why. */
export function DecisionsPart() {
  const history = useInfiniteQuery(historyOptions());
  const decisions = history.data?.pages.flatMap((page) => page.decisions) ?? [];
  return (
    <section className={styles.read} aria-labelledby="decisions">
      <h1 id="decisions" className="t2 text-[1.75rem]">
        {moderationText.decisions}
      </h1>
      <p className="mt-1 mb-4 text-small text-ink-2">{moderationText.historyText}</p>
      <QueryArea
        query={history}
        skeleton={<Skeleton width="100%" height={240} radius="var(--radius-card)" />}
        failed={{
          title: moderationText.loadFailed,
          retry: moderationText.retry,
          art: <Vignette kind="error" />,
        }}
      >
        {() => (
          <>
            {decisions.length === 0 && (
              <EmptyState art={<Vignette kind="empty" />} title={moderationText.noDecisions} />
            )}
            <ul className="lines max-w-200">
              {decisions.map((decision) => (
                <DecisionRow key={decision.id} decision={decision} />
              ))}
            </ul>
            <MorePages list={history} label={moderationText.showMore} />
          </>
        )}
      </QueryArea>
    </section>
  );
}

const dateWords = (at: string) => formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });

function DecisionRow({ decision }: { decision: ModerationDecision }) {
  const { action, content_type, title, reason, about, decided_by, decided_at, undone, suspended_until } =
    decision;
  const when = dateWords(decided_at);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge kind={action === 'restore' ? 'ok' : 'bad'}>{moderationText.actions[action]}</Badge>
        <Badge kind="soft">{moderationText.kind[content_type]}</Badge>
        {suspended_until && <Badge kind="soft">{moderationText.until(dateWords(suspended_until))}</Badge>}
        {undone && <Badge kind="soft">{moderationText.takenBack}</Badge>}
      </div>
      <h2 className="text-label font-semibold wrap-anywhere">{title}</h2>
      {about && <p className="text-small text-ink-2 wrap-anywhere">{moderationText.about(about.username)}</p>}
      <LongText>{reason}</LongText>
      <p className="text-small text-ink-2 wrap-anywhere">
        {moderationText.decidedBy(decided_by?.username ?? moderationText.goneModerator, when)}
      </p>
      {decision.stands && action !== 'restore' && <RestoreLater decision={decision} />}
    </li>
  );
}
