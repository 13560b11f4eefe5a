import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useHeldLoading } from '../../../ui/useHeldLoading.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { linkQuery } from '../../couples/couples.queries.ts';
import styles from '../checkIns.module.css';
import { currentOptions } from '../checkIns.queries.ts';
import { checkInsText } from '../checkIns.text.ts';
import { cardOf } from './card.rules.ts';
import { PairLights } from './PairLights.tsx';

/**
 * For the screen of the two: the next question, or what can be read. Nothing while it is off or skipped; until it is known its
 * place is held.
 */
export function CheckInCard() {
  const me = useMe();
  const { data: state, isLoading } = useQuery({ ...currentOptions(), enabled: Boolean(me) });
  const held = useHeldLoading(isLoading);
  const { data: link } = useQuery({ ...linkQuery(), enabled: Boolean(me) });
  if (held) return <Skeleton height={190} radius="var(--radius-card)" />;
  const card = state && cardOf(state);
  if (!me || !card) return null;
  const { kind, lights, title, lead, act } = card;
  return (
    <section className={styles.card}>
      <PairLights
        state={lights}
        mine={me.username}
        theirs={link?.partner?.username ?? checkInsText.partner}
        size={18}
        plain
      />
      <div className="min-w-0">
        <h2 className="t2 text-[1.5rem]">{title}</h2>
        <p className="mt-1 text-small text-ink-2">{lead}</p>
      </div>
      <Link
        to="/us/check-in"
        search={{ kind }}
        className={buttonClass({ variant: 'quiet', wide: true }, 'col-span-full mt-2')}
      >
        {act}
      </Link>
    </section>
  );
}
