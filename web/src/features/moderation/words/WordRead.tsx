import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { moderationText } from '../moderation.text.ts';
import { TryQuery } from './TryQuery.tsx';
import { WordEditor } from './WordEditor.tsx';
import { draftOf, NEW_WORD, type WordDraft } from './wordDraft.rules.ts';
import { wordOptions } from './words.queries.ts';
import { wordsText } from './words.text.ts';

interface WordReadProps {
  /** An id, or 'new'. */
  item: string;
  /** What was typed of it. */
  draft: WordDraft | undefined;
  onEdit: (key: string, draft: WordDraft | undefined) => void;
  onOpen: (item: string | undefined) => void;
}

/** One term, as it is written and tried. */
export function WordRead(props: WordReadProps) {
  return (
    <>
      <IconButton
        label={wordsText.back}
        className="-ml-[12px] mb-3 md:hidden!"
        onClick={() => props.onOpen(undefined)}
      >
        <ArrowLeft />
      </IconButton>
      {props.item === 'new' ? <Written {...props} stored={NEW_WORD} also={null} /> : <Stored {...props} />}
    </>
  );
}

function Stored(props: WordReadProps) {
  const found = useQuery(wordOptions(Number(props.item)));
  const isGone = errorCode(found.error) === 'NOT_FOUND';
  return (
    <QueryArea
      query={found}
      skeleton={<Skeleton width="100%" height={320} radius="var(--radius-card)" />}
      failed={{
        title: isGone ? wordsText.gone : moderationText.loadFailed,
        retry: moderationText.retry,
        art: <Vignette kind="error" />,
      }}
    >
      {({ mapping }) => <Written {...props} stored={draftOf(mapping)} also={mapping.also} />}
    </QueryArea>
  );
}

function Written({ stored, also, ...props }: WordReadProps & { stored: WordDraft; also: string | null }) {
  const draft = props.draft ?? stored;
  return (
    <div className="grid max-w-240 grid-cols-[minmax(0,1fr)] gap-10">
      <WordEditor {...props} draft={draft} also={also} isChanged={props.draft !== undefined} />
      <TryQuery draft={draft} />
    </div>
  );
}
