import { LifeBuoy, MapPin, Route, UsersRound } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { membershipText } from '../membership.text.ts';

const { plans, pins, partner, support } = membershipText.benefits;
const BENEFITS = [
  [Route, plans],
  [MapPin, pins],
  [UsersRound, partner],
  [LifeBuoy, support],
] as const;

/** What Privé opens (MEM-02, MEM-22 to MEM-26). */
export function PriveBenefits() {
  return (
    <>
      <Badge kind="prive" className="justify-self-start">
        {membershipText.prive}
      </Badge>
      <h2 className="t1 prive-headline">{membershipText.headline}</h2>
      <ul className="prive-benefits">
        {BENEFITS.map(([Icon, words]) => (
          <li key={words}>
            <Icon aria-hidden="true" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
