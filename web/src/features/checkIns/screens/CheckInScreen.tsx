import type { CheckInState, CurrentCheckIn } from '@liora/domain/contract/checkIns';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { useFocusOnChange } from '../../../lib/useFocusOnChange.ts';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMe, useStartFailure } from '../../accounts/accounts.hooks.ts';
import { linkQuery } from '../../couples/couples.queries.ts';
import { AnswerForm } from '../answer/AnswerForm.tsx';
import { Skipped } from '../answer/Skipped.tsx';
import { StartCheckIns } from '../answer/StartCheckIns.tsx';
import { useSkip } from '../answer/useSkip.ts';
import styles from '../checkIns.module.css';
import { currentOptions } from '../checkIns.queries.ts';
import { checkInsText } from '../checkIns.text.ts';
import { CheckInFrame } from '../components/CheckInFrame.tsx';
import { NotForNow } from '../components/NotForNow.tsx';
import type { Someone } from '../reveal/Bubble.tsx';
import { Revealed } from '../reveal/Revealed.tsx';
import { Waiting } from '../reveal/Waiting.tsx';
import { CheckInSettings } from '../settings/CheckInSettings.tsx';

/** /us/check-in: one day or week, answered alone and read together (RUL-47). */
export function CheckInScreen() {
  const me = useMe();
  const { kind = 'week' }: { kind?: CheckInKind } = useSearch({ strict: false });
  const back = useGoBack();
  const state = useQuery({ ...currentOptions(), enabled: Boolean(me) });
  const link = useQuery({ ...linkQuery(), enabled: Boolean(me) });
  const start = useStartFailure();
  const next = `/us/check-in?kind=${kind}`;
  useFocusOnChange(state.data ? String(state.data.on) : null);
  const framed = (told: React.ReactNode) => (
    <CheckInFrame onClose={back} onSettings={null}>
      <div className={styles.middle}>{told}</div>
    </CheckInFrame>
  );
  if (me === null) return framed(<NotForNow why="signedOut" next={next} />);
  return (
    <QueryArea
      query={state}
      blocked={start}
      skeleton={framed(<FormSkeleton />)}
      failed={{
        title: checkInsText.loadFailed,
        retry: checkInsText.retry,
        art: <Vignette kind="error" />,
        headingLevel: 1,
        around: framed,
      }}
      staleClassName="px-5"
    >
      {(known) => {
        if (!me) return null;
        const partner = link.data?.partner ?? { username: checkInsText.partner, profile_photo_url: null };
        if (!known.shares) return framed(<NotForNow why="noPartner" next={next} />);
        if (!known.on)
          return me.member ? (
            <StartCheckIns
              names={{ mine: me.username, theirs: partner.username }}
              again={known.time_zone !== null}
              onClose={back}
            />
          ) : (
            framed(<NotForNow why="noMember" next={next} />)
          );
        return <OneCheckIn key={kind} kind={kind} state={known} me={me} partner={partner} onClose={back} />;
      }}
    </QueryArea>
  );
}

interface OneCheckInProps {
  kind: CheckInKind;
  state: CheckInState;
  me: Someone & { member: boolean };
  partner: Someone;
  onClose: () => void;
}

function standing({ check_in, skipped }: CurrentCheckIn, isEditing: boolean): string {
  if (check_in.revealed_at) return 'revealed';
  if (check_in.mine && !isEditing) return 'sealed';
  return skipped ? 'skipped' : 'open';
}

/** As it stands: to be answered, put aside, sealed, or read. */
function OneCheckIn({ kind, state, me, partner, onClose }: OneCheckInProps) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [settings, setSettings] = useState(false);
  const skip = useSkip();
  const current = state[kind];
  useFocusOnChange(current && standing(current, editing));
  if (!current) return null;
  const { check_in, skipped } = current;
  const shared = { onClose, onSettings: () => setSettings(true) };
  const setSkipped = (aside: boolean) => skip.mutate({ ...check_in, skipped: aside });
  const view = () => {
    if (check_in.revealed_at) return <Revealed checkIn={check_in} me={me} partner={partner} {...shared} />;
    if (check_in.mine && !editing)
      return (
        <Waiting
          current={current}
          timeZone={state.time_zone ?? 'UTC'}
          me={me}
          partner={partner}
          onChange={() => setEditing(true)}
          {...shared}
        />
      );
    if (skipped) return <Skipped checkIn={check_in} onAnswer={() => setSkipped(false)} {...shared} />;
    if (!me.member)
      return (
        <CheckInFrame {...shared}>
          <div className={styles.middle}>
            <NotForNow why="noMember" next={`/us/check-in?kind=${kind}`} />
          </div>
        </CheckInFrame>
      );
    return (
      <AnswerForm
        current={current}
        onSealed={() => setEditing(false)}
        onChanged={() => setEditing(true)}
        onSkip={() => setSkipped(true)}
        onOther={() =>
          void navigate({
            to: '/us/check-in',
            search: { kind: kind === 'day' ? 'week' : 'day' },
            replace: true,
          })
        }
        {...shared}
      />
    );
  };
  return (
    <>
      {view()}
      <CheckInSettings state={state} open={settings} onClose={() => setSettings(false)} />
    </>
  );
}

function FormSkeleton() {
  return (
    <div className="grid w-full gap-6">
      <Skeleton height={40} />
      <Skeleton height={84} />
      <Skeleton height={104} />
    </div>
  );
}
