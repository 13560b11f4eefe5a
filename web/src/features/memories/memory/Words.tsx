import type { Memory } from '@liora/domain/contract/memories';
import { MEMORY_OWN_WORDS_MAX_CHARS } from '@liora/domain/limits';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import styles from '../memories.module.css';
import { memoriesText } from '../memories.text.ts';
import { useMemoryCall } from '../useMemoryCall.ts';
import { usePartnerName } from '../usePartnerName.ts';

/**
 * What the two write for each other alone: read once both have. Of a link that is over, what both had read. In the trash nothing
 * is written.
 */
export function Words({ memory }: { memory: Memory }) {
  const partner = usePartnerName();
  const { yours, theirs } = memory.words;
  const isInTrash = memory.restorable_until !== null;
  if (isInTrash && yours === null && theirs === null) return null;
  if (!memory.shared) return <StoredWords memory={memory} />;
  const name = partner ?? memoriesText.yourPartner;
  return (
    <section className={styles.forOne}>
      <div>
        <h2 className="text-label font-semibold">{memoriesText.onlyFor(name)}</h2>
        {theirs === null && !isInTrash && <p className="text-small text-ink-2">{memoriesText.opensWhen}</p>}
      </div>
      {theirs !== null && <WordsOf title={memoriesText.theirWords(name)} words={theirs} />}
      {isInTrash ? (
        yours !== null && <WordsOf title={memoriesText.yourWords} words={yours} />
      ) : (
        <OwnWords key={yours ?? ''} memory={memory} />
      )}
    </section>
  );
}

function StoredWords({ memory: { words } }: { memory: Memory }) {
  if (words.theirs === null) return null;
  return (
    <section className={styles.forOne}>
      {words.yours !== null && <WordsOf title={memoriesText.yourWords} words={words.yours} />}
      <WordsOf title={memoriesText.theirWords(memoriesText.oncePartner)} words={words.theirs} />
    </section>
  );
}

function WordsOf({ title, words }: { title: string; words: string }) {
  return (
    <div>
      <h3 className="text-small text-ink-2">{title}</h3>
      <p className={styles.words}>{words}</p>
    </div>
  );
}

function OwnWords({ memory }: { memory: Memory }) {
  const { yours } = memory.words;
  const partner = usePartnerName() ?? memoriesText.yourPartner;
  const [text, setText] = useState(yours ?? '');
  const [editing, setEditing] = useState(yours === null);
  // The field takes the place of the button that was pressed, and its focus.
  const [isOpened, setOpened] = useState(false);
  const edit = () => {
    setOpened(true);
    setEditing(true);
  };
  const write = useMemoryCall(client.memories.write);
  const say = (words: string | null) => write.mutate({ id: memory.id, words });
  if (!editing && yours !== null)
    return (
      <>
        <WordsOf title={memoriesText.yourWords} words={yours} />
        <div className="flex flex-wrap gap-2">
          <Button variant="line" size="sm" onClick={edit}>
            {memoriesText.changeWords}
          </Button>
          <Button variant="text" size="sm" busy={write.isPending} onClick={() => say(null)}>
            {memoriesText.takeBack}
          </Button>
        </div>
      </>
    );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) say(text);
      }}
    >
      <TextArea
        label={memoriesText.onlyFor(partner)}
        hideLabel
        autoFocus={isOpened}
        rows={2}
        maxLength={MEMORY_OWN_WORDS_MAX_CHARS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" size="sm" busy={write.isPending} disabled={text.trim() === ''}>
          {memoriesText.saveWords}
        </Button>
      </div>
    </form>
  );
}
