import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AdminArea } from '../frame/AdminArea.tsx';
import { DecisionsPart } from '../history/DecisionsPart.tsx';
import { queueOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { PlansPart } from '../plans/PlansPart.tsx';
import { queueOf } from '../queue/queueItems.rules.ts';
import { ReportsPart } from '../queue/ReportsPart.tsx';

/** /admin: reports that wait and, in further tabs, what was decided and what is published (NAV-24, ADM-01, RUL-95). */
export function AdminScreen() {
  const { tab, kind, item } = useSearch({ from: '/admin' });
  const me = useMe();
  const queue = useInfiniteQuery({ ...queueOptions(), enabled: me != null });
  const part = tab ?? 'reports';
  return (
    <AdminArea part={part} query={queue}>
      {({ pages }) => (
        <>
          <PageTitle>{moderationText[part]}</PageTitle>
          {part === 'reports' && <ReportsPart queue={queueOf(pages)} list={queue} kind={kind} asked={item} />}
          {part === 'decisions' && <DecisionsPart />}
          {part === 'plans' && <PlansPart shown={item} />}
        </>
      )}
    </AdminArea>
  );
}
