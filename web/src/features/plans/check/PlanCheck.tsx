import { dollars } from '@liora/domain/rules/stopLabels';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { useOnline } from '../../../lib/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CheckChoicesForm } from './CheckChoicesForm.tsx';
import { findingWords, fixWords } from './findingWords.rules.ts';
import styles from './planCheck.module.css';
import { planCheckText } from './planCheck.text.ts';
import type { OnFix, PlanLike } from './planLike.types.ts';
import { type PlanCheckResult, usePlanCheck } from './usePlanCheck.ts';

export interface PlanCheckProps {
  plan: PlanLike;
  headingLevel: 2 | 3;
  /** Left out where nothing can be changed: then findings are told alone. */
  onFix?: OnFix;
  /** A fix that is being looked up: its buttons wait. */
  busy?: boolean;
}

export default function PlanCheck({ plan, headingLevel, onFix, busy = false }: PlanCheckProps) {
  const Heading = `h${headingLevel}` as const;
  const title = useId();
  const { query, date, choices, result } = usePlanCheck(plan);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing of it is sent, so it is no fieldset
    <div className={styles.panel} role="group" aria-labelledby={title}>
      <Heading id={title} className="text-label font-semibold">
        {planCheckText.title}
      </Heading>
      <CheckChoicesForm date={date} choices={choices} />
      {result && <Result result={result} onFix={onFix} busy={busy} budget={choices.budget} />}
      {!result && query.isPending && <Skeleton height={24} width="70%" />}
      {!result && query.isError && <Failed onRetry={() => void query.refetch()} />}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <p className={styles.line}>
      <TriangleAlert className="text-ink-2" aria-hidden="true" />
      <span>{online ? planCheckText.failed : planCheckText.failedOffline}</span>
      <Button variant="text" size="sm" onClick={onRetry}>
        {planCheckText.retry}
      </Button>
    </p>
  );
}

interface ResultProps extends Pick<PlanCheckProps, 'onFix'> {
  result: PlanCheckResult;
  busy: boolean;
  budget: number | null;
}

function Result({ result, onFix, busy, budget }: ResultProps) {
  const area = useOrigin()?.areaName ?? null;
  const own = useId();
  const { findings, cost, stops, byUsualHours } = result;
  const timed = stops.some(({ starts_at }) => starts_at !== null);
  return (
    <>
      <ul className={styles.list}>
        {findings.length === 0 && (
          <li className={styles.line}>
            <CircleCheck className="text-olive-ink" aria-hidden="true" />
            <span>{goodWords(result, budget)}</span>
          </li>
        )}
        {findings.map((finding) => {
          const id = [own, finding.rule, ...finding.stops].join('-');
          const { fix } = finding;
          return (
            <li key={id} className={styles.line}>
              <TriangleAlert
                className={finding.severity === 'problem' ? 'text-danger-ink' : 'text-amber-ink'}
                aria-hidden="true"
              />
              <span id={id}>{findingWords(finding, stops)}</span>
              {fix && onFix && (
                <Button
                  variant="text"
                  size="sm"
                  aria-describedby={id}
                  busy={busy && fix.kind === 'nearby'}
                  onClick={() => onFix(fix, finding)}
                >
                  {fixWords(fix, stops, area)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {byUsualHours && <p className="text-small text-ink-2">{planCheckText.usualHours}</p>}
      {!timed && <p className="text-small text-ink-2">{planCheckText.withoutTimes}</p>}
      {cost.dollars > 0 && !findings.some(({ rule }) => rule === 'over_budget') && (
        <p className="text-small text-ink-2">{planCheckText.cost(dollars(cost.dollars), cost.about)}</p>
      )}
    </>
  );
}

/** 'Open at every arrival, $16 to spare'. */
function goodWords({ isOpenThroughout, cost }: PlanCheckResult, budget: number | null): string {
  if (budget === null || cost.dollars === 0)
    return isOpenThroughout ? planCheckText.openThroughout : planCheckText.nothingFound;
  const words = isOpenThroughout ? planCheckText.openSpare : planCheckText.nothingSpare;
  return words(dollars(budget - cost.dollars), cost.about);
}
