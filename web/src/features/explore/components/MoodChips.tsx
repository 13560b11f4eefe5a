import { MOODS } from '@liora/domain/rules/moods';
import { moodTexts } from '@liora/domain/rules/moods.text';
import { Link } from '@tanstack/react-router';
import { MOOD_ICONS } from '../../places/components/moodIcons.data.ts';
import { exploreText } from '../explore.text.ts';

/** Six ways into the search (MOOD-04). */
export function MoodChips() {
  return (
    <nav aria-label={exploreText.moods}>
      <ul className="mood-chips">
        {MOODS.map((mood) => {
          const Icon = MOOD_ICONS[mood];
          return (
            <li key={mood}>
              <Link to="/search" search={{ moods: [mood] }} className="chip">
                <Icon aria-hidden="true" />
                {moodTexts[mood]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
