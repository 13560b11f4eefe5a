import { useHydrated } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Region } from '../../../ui/Region.tsx';
import type { PlanCheckProps } from './PlanCheck.tsx';

const PlanCheck = lazyPart(async () => (await import('./PlanCheck.tsx')).default);

/** Whether an evening will work, with one tap to mend what will not. Its code is fetched when a plan has two stops. */
export function PlanCheckPanel(props: PlanCheckProps) {
  const hydrated = useHydrated();
  return <Region>{hydrated && props.plan.stops.length > 1 && <PlanCheck {...props} />}</Region>;
}
