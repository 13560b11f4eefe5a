import type { DuplicatePair } from '@liora/domain/contract/placeMerges';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeftRight, Merge, Split } from 'lucide-react';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { KeyList } from '../../../ui/KeyList.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { KeyHint } from '../decide/KeyHint.tsx';
import styles from '../frame/frame.module.css';
import { useModerationKeys } from '../keys/useModerationKeys.ts';
import { moderationText } from '../moderation.text.ts';
import { ListHead } from '../work/ListHead.tsx';
import { useWorkList } from '../work/useWorkList.ts';
import { ReadHead, WorkPanes } from '../work/WorkPanes.tsx';
import { duplicatesText } from './duplicates.text.ts';
import { PairRead } from './PairRead.tsx';
import { PairRow } from './PairRow.tsx';
import { beginning, type Choice, pairKey } from './pair.rules.ts';
import { pairName, scoreWords } from './pairWords.rules.ts';
import { useDecidePair } from './useDecidePair.ts';

const KEYS = [
  { id: 'merge', key: 'm' },
  { id: 'apart', key: 't' },
  { id: 'swap', key: 's' },
] as const;

const other = ({ stays }: Choice): Choice => ({ stays: stays === 0 ? 1 : 0, from: {} });

interface DuplicatesPartProps {
  pairs: readonly DuplicatePair[];
  list: Parameters<typeof MorePages>[0]['list'];
  asked: string | undefined;
}

/** Pairs of places that may be one, and what is read and decided of one of them. */
export function DuplicatesPart({ pairs, list, asked }: DuplicatesPartProps) {
  const [listed, setListed] = useState(false);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const navigate = useNavigate();
  const desktop = useIsDesktop();
  const open = (item: string | undefined) =>
    void navigate({
      to: '/admin/places',
      search: { tab: 'duplicates', item },
      replace: true,
      resetScroll: !desktop,
    });
  const work = useWorkList({ keys: pairs.map(pairKey), asked, open, onLeft: () => undefined });
  const pair = pairs.find((one) => pairKey(one) === work.shown);
  const decide = useDecidePair();
  const choice = pair && (choices[pairKey(pair)] ?? beginning(pair));
  const choose = (key: string, made: Choice) => setChoices((all) => ({ ...all, [key]: made }));
  useModerationKeys(KEYS, (key) => {
    if (key.does === 'list') return setListed(true);
    if (key.does === 'undo') return decide.undoLast();
    if (key.does === 'move') return work.step(key.by);
    if (key.does !== 'answer' || !pair || !choice) return;
    if (key.id === 'merge') decide.merge(pair, choice);
    else if (key.id === 'apart') decide.setDistinct(pair);
    else choose(pairKey(pair), other(choice));
  });
  return (
    <>
      <WorkPanes
        list={work.list}
        read={work.read}
        label={duplicatesText.title}
        rows={
          <>
            <PairsHead pairs={pairs.length} more={list.hasNextPage} onKeys={() => setListed(true)} />
            {pairs.length === 0 && <Nothing more={list.hasNextPage} />}
            <ul className={styles.rows}>
              {pairs.map((one) => (
                <PairRow key={pairKey(one)} pair={one} current={one === pair} />
              ))}
            </ul>
            <MorePages list={list} label={duplicatesText.lookFurther} />
          </>
        }
      >
        {pair && choice && (
          <article aria-label={pairName(pair)}>
            <ReadHead
              at={pairs.indexOf(pair) + 1}
              of={pairs.length}
              back={duplicatesText.back}
              onBack={() => open(undefined)}
              onStep={work.step}
            >
              <Badge kind="warn">{scoreWords(pair)}</Badge>
            </ReadHead>
            <PairRead pair={pair} choice={choice} onChoose={(made) => choose(pairKey(pair), made)} />
            <InlineError>{decide.failedOf(pair)}</InlineError>
            <PairButtons
              busy={decide.busy}
              onMerge={() => decide.merge(pair, choice)}
              onApart={() => decide.setDistinct(pair)}
              onSwap={() => choose(pairKey(pair), other(choice))}
            />
          </article>
        )}
      </WorkPanes>
      <PairKeys open={listed} onOpenChange={setListed} />
    </>
  );
}

function PairsHead({ pairs, more, onKeys }: { pairs: number; more: boolean; onKeys: () => void }) {
  return (
    <>
      <ListHead
        title={duplicatesText.title}
        count={pairs > 0 && (more ? duplicatesText.pairsAtLeast : duplicatesText.pairs)(pairs)}
        onKeys={onKeys}
      />
      <p className="mb-3 flex min-h-11 items-center">
        <Link to="/admin/places" search={{ tab: 'merges' }} className="text-link text-small">
          {duplicatesText.merges}
        </Link>
      </p>
    </>
  );
}

function Nothing({ more }: { more: boolean }) {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={more ? duplicatesText.noneYet : duplicatesText.empty}
      text={more ? duplicatesText.noneYetText : duplicatesText.emptyText}
    />
  );
}

interface PairButtonsProps {
  busy: boolean;
  onMerge: () => void;
  onApart: () => void;
  onSwap: () => void;
}

/** The answers, each with its key; in sight however long that is which they are about. */
function PairButtons({ busy, onMerge, onApart, onSwap }: PairButtonsProps) {
  return (
    <div className="sticky bottom-0 z-1 -mx-1 flex flex-wrap gap-2 bg-canvas px-1 py-3 max-md:*:grow">
      <Button icon={<Merge />} iconEnd={<KeyHint>m</KeyHint>} busy={busy} onClick={onMerge}>
        {duplicatesText.merge}
      </Button>
      <Button variant="line" icon={<Split />} iconEnd={<KeyHint>t</KeyHint>} onClick={onApart}>
        {duplicatesText.twoPlaces}
      </Button>
      <Button variant="line" icon={<ArrowLeftRight />} iconEnd={<KeyHint>s</KeyHint>} onClick={onSwap}>
        {duplicatesText.swap}
      </Button>
    </div>
  );
}

/** Every key of this screen. */
function PairKeys(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const rows = [
    { key: moderationText.keyNames.move, what: duplicatesText.keyMove },
    { key: 'm', what: duplicatesText.merge },
    { key: 't', what: duplicatesText.twoPlaces },
    { key: 's', what: duplicatesText.swap },
    { key: 'u', what: duplicatesText.undo },
    { key: '?', what: duplicatesText.keyList },
  ];
  return (
    <Dialog {...props} title={duplicatesText.keysTitle} size="sm">
      <KeyList rows={rows} />
    </Dialog>
  );
}
