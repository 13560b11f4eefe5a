import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from '../../../ui/Segmented.tsx';
import { MemoriesShelf } from '../../memories/shelf/MemoriesShelf.tsx';
import { OwnPins } from '../../pins/components/OwnPins.tsx';
import { ProfileReviews } from '../others/ProfileReviews.tsx';
import { profilesText } from '../profiles.text.ts';
import { OwnPlans } from './OwnPlans.tsx';

type Tab = 'plans' | 'pins' | 'reviews' | 'memories';

/** What this person made, one kind at a time; which one stands in the address. */
export function OwnThings({ userId }: { userId: string }) {
  const { tab: asked }: { tab?: Tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = asked ?? 'plans';
  return (
    <div className="min-w-0">
      <Segmented
        label={profilesText.mine}
        className="max-md:w-full"
        value={tab}
        onValueChange={(next: Tab) =>
          void navigate({
            to: '/profile',
            search: next === 'plans' ? {} : { tab: next },
            replace: true,
            resetScroll: false,
          })
        }
        options={[
          { value: 'plans', label: profilesText.plans },
          { value: 'pins', label: profilesText.pins },
          { value: 'reviews', label: profilesText.reviews },
          { value: 'memories', label: profilesText.memories },
        ]}
      >
        {tab === 'plans' && <OwnPlans />}
        {tab === 'pins' && <OwnPins />}
        {tab === 'reviews' && <ProfileReviews userId={userId} isOwn />}
        {tab === 'memories' && <MemoriesShelf />}
      </Segmented>
    </div>
  );
}
