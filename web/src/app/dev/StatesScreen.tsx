import { useQuery } from '@tanstack/react-query';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '../../features/accounts/accounts.hooks.ts';
import { client } from '../../lib/api.ts';
import { useOrigin } from '../../lib/location/useOrigin.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { setTheme, useTheme } from '../../ui/theme/useTheme.ts';
import { devText } from './dev.text.ts';
import { dialogFrames, otherFrames, type Subjects, stageFrames } from './frames.ts';
import { type FrameSize, StagedFrame } from './StagedFrame.tsx';
import { ToastList } from './ToastList.tsx';

type Tab = keyof typeof devText.tabs;
const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

/** Every toast, dialog and state side by side, for review in development builds. */
export function StatesScreen() {
  const [tab, setTab] = useState<Tab>('toasts');
  const [size, setSize] = useState<FrameSize>('phone');
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <div className="page pb-10">
      <TopBar
        title={devText.title}
        actions={
          <Button
            variant="quiet"
            icon={other === 'dark' ? <Moon /> : <Sun />}
            onClick={() => setTheme(other)}
          >
            {devText.theme[other]}
          </Button>
        }
      />
      <div className="mb-6 flex flex-wrap gap-4">
        <Segmented
          label={devText.title}
          value={tab}
          onValueChange={setTab}
          options={optionsOf(devText.tabs)}
        />
        {tab !== 'toasts' && (
          <Segmented
            label={devText.width}
            value={size}
            onValueChange={setSize}
            options={optionsOf(devText.widths)}
          />
        )}
      </div>
      {tab === 'toasts' ? (
        <div className="grid gap-10">
          <ToastList />
        </div>
      ) : (
        <Frames key={tab} of={tab} size={size} />
      )}
    </div>
  );
}

function framesOf(tab: Exclude<Tab, 'toasts'>, subjects: Subjects) {
  if (tab === 'dialogs') return dialogFrames(subjects);
  return tab === 'other' ? otherFrames(subjects) : stageFrames(subjects, tab);
}

function Frames({ of, size }: { of: Exclude<Tab, 'toasts'>; size: FrameSize }) {
  const me = useMe();
  const { data: subjects, isError } = useSubjects(me?.user_id ?? null);
  if (!subjects) return <p>{isError ? devText.failed : devText.loading}</p>;
  const frames = framesOf(of, subjects);
  return (
    <>
      {me === null && of === 'dialogs' && <p className="mb-4">{devText.signedOut}</p>}
      <div className="flex flex-wrap gap-6">
        {frames.map(({ title, path, stage = 'as it is', presses = [] }) => (
          <StagedFrame key={title + size} {...{ title, path, stage, presses, size }} />
        ))}
      </div>
    </>
  );
}

/** A plan of somebody else, one's own and a place to show everything with. */
function useSubjects(userId: string | null) {
  const origin = useOrigin()?.origin;
  return useQuery({
    queryKey: ['states', userId, origin],
    enabled: origin !== undefined,
    queryFn: async (): Promise<Subjects> => {
      const near = origin ?? { latitude: 0, longitude: 0 };
      const [{ plans }, { places }, mine] = await Promise.all([
        client.plans.list({}),
        client.places.search({ origin: near, limit: 1 }),
        userId ? client.plans.mine({}) : { plans: [] },
      ]);
      const plan = plans.find(({ creator }) => creator.user_id !== userId);
      const [place] = places;
      if (!plan || !place) throw new Error('nothing to show');
      return {
        plan: plan.id,
        author: plan.creator.username,
        ownPlan: mine.plans[0]?.id ?? null,
        place: place.id,
      };
    },
  });
}
