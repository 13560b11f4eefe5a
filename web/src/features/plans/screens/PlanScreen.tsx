import '../details/plan.css';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { PlanContent } from '../details/PlanContent.tsx';
import { PlanGone } from '../details/PlanGone.tsx';

/** A plan at its own address: what a shared link opens (RUL-91). */
export function PlanScreen() {
  const { id } = useParams({ from: '/plan/$id' });
  const goBack = useGoBack();
  const navigate = useNavigate();
  if (!isPlanId(id)) return <PlanGone headingLevel={1} />;
  return (
    <article className="plan-view plan-page">
      <PlanContent
        key={id}
        id={id}
        frame="page"
        onClose={goBack}
        onGone={() => void navigate({ to: '/curated-plans', replace: true })}
      />
    </article>
  );
}

/** Anything else in the address is no plan: not worth asking the server. */
const isPlanId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
