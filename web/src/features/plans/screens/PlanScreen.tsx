import '../details/plan.css';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { whoSeesText } from '../../safety/whoSees/whoSees.text.ts';
import { PlanContent } from '../details/PlanContent.tsx';
import { PlanGone } from '../details/PlanGone.tsx';
import { usePlan } from '../usePlan.ts';

/** A plan at its own address: what a shared link opens (RUL-91). */
export function PlanScreen() {
  const { id } = useParams({ from: '/plan/$id' });
  if (!isPlanId(id)) return <PlanGone headingLevel={1} />;
  return <Shown id={id} />;
}

function Shown({ id }: { id: string }) {
  const { as: wanted } = useSearch({ from: '/plan/$id' });
  const goBack = useGoBack();
  const navigate = useNavigate();
  const found = usePlan(id).data;
  // Only of one's own there is another view.
  const as = found?.kind === 'plan' && found.plan.is_own ? wanted : undefined;
  return (
    <>
      {as && <Banner icon={<Eye />}>{whoSeesText.viewing[as]}</Banner>}
      <article className="plan-view plan-page">
        <PlanContent
          key={`${id} ${as}`}
          id={id}
          frame="page"
          as={as}
          onClose={goBack}
          onGone={() => void navigate({ to: '/curated-plans', replace: true })}
        />
      </article>
    </>
  );
}

/** Anything else in the address is no plan: not worth asking the server. */
const isPlanId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
