import { Bookmark, LifeBuoy, MapPin, Route, UsersRound } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { membershipText } from '../membership.text.ts';

const BENEFITS = [
  [Route, 'plans'],
  [MapPin, 'pins'],
  [Bookmark, 'saved'],
  [UsersRound, 'partner'],
  [LifeBuoy, 'support'],
] as const;

/** What Privé opens. */
export function PriveBenefits() {
  return (
    <>
      <Badge kind="prive" className="justify-self-start">
        {membershipText.prive}
      </Badge>
      <h2 className="t1 prive-headline">{membershipText.headline}</h2>
      <ul className="prive-benefits">
        {BENEFITS.map(([Icon, benefit]) => (
          <li key={benefit}>
            <Icon aria-hidden="true" />
            <span>{membershipText.benefits[benefit]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
