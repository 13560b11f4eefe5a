import type { CheckInTag } from '@liora/domain/rules/checkIns';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Region } from '../../../ui/Region.tsx';
import { FreeEveningsCard } from '../../freeEvenings/components/FreeEveningsCard.tsx';
import { NextFreeEvening } from '../../freeEvenings/components/NextFreeEvening.tsx';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';
import { SUGGESTIONS } from '../suggest.rules.ts';
import { SuggestedPlace } from './SuggestedPlace.tsx';

/** Where the wishes of the two lead, and an evening on which both are free. */
export function NextDate({ tags }: { tags: readonly CheckInTag[] }) {
  const leading = tags.filter((tag) => SUGGESTIONS[tag] !== null);
  const [search] = leading.flatMap((tag) => {
    const lead = SUGGESTIONS[tag];
    return lead?.to === '/search' ? lead.search : [];
  });
  return (
    <>
      {tags.length > 0 && (
        <div className={styles.next}>
          {tags.includes('at_home') && <p className="text-small text-ink-2">{checkInsText.homeLead}</p>}
          {search && (
            <Region>
              <SuggestedPlace search={search} />
            </Region>
          )}
          <div className="flex flex-wrap gap-2.5">
            {leading.map((tag) => (
              <Lead key={tag} tag={tag} />
            ))}
          </div>
        </div>
      )}
      <NextFreeEvening otherwise={<FreeEveningsCard />} />
    </>
  );
}

function Lead({ tag }: { tag: CheckInTag }) {
  const lead = SUGGESTIONS[tag];
  if (!lead || tag === 'at_home') return null;
  return (
    <Link {...lead} className={buttonClass({ variant: 'line' })}>
      {checkInsText.look[tag]}
    </Link>
  );
}
