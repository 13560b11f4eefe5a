import type { Me } from '@liora/domain/contract/accounts';
import { ContinueCards } from './ContinueCards.tsx';
import { ForYouTwo } from './ForYouTwo.tsx';

/** What the first screen has for somebody who is signed in: what waits for them, then what both of two may like. */
export function HomeOfTwo({ me, at }: { me: Me; at: Date }) {
  return (
    <>
      <ContinueCards me={me} />
      <ForYouTwo at={at} />
    </>
  );
}
