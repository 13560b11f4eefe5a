import type { CheckIn, ShownWords } from '@liora/domain/contract/checkInFacts';
import { formatList } from '@liora/domain/i18n/format';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';
import { Bubble, type Someone } from './Bubble.tsx';

interface AnswersProps {
  checkIn: Pick<CheckIn, 'kind' | 'mine' | 'theirs'>;
  me: Someone;
  partner: Someone;
  headingLevel?: 2 | 3;
}

const PARTS = { day: ['note'], week: ['good', 'need'] } as const;
const heads = () => ({ note: checkInsText.said, good: checkInsText.good, need: checkInsText.need });

const wishesOf = (words: ShownWords) => formatList(words.tags.map((tag) => checkInsText.tags[tag]));

/** What both said, question by question; nothing where nobody said anything. */
export function Answers({ checkIn, me, partner, headingLevel = 2 }: AnswersProps) {
  const Heading = `h${headingLevel}` as const;
  const said = [
    { who: me, words: checkIn.mine },
    { who: partner, words: checkIn.theirs },
  ].flatMap(({ who, words }) => (words ? [{ who, words }] : []));
  const parts = PARTS[checkIn.kind].filter((part) => said.some(({ words }) => words[part]));
  const wished = said.filter(({ words }) => words.tags.length > 0);
  if (parts.length === 0 && wished.length === 0) return null;
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <section key={part} className={styles.part}>
          <Heading className="t2 text-[1.375rem]">{heads()[part]}</Heading>
          {said.map(
            ({ who, words }) =>
              words[part] && (
                <Bubble key={who.username} who={who} written>
                  {words[part]}
                </Bubble>
              ),
          )}
        </section>
      ))}
      {wished.length > 0 && (
        <section className={styles.part}>
          <Heading className="t2 text-[1.375rem]">{checkInsText.nextDateRevealed}</Heading>
          {wished.map(({ who, words }) => (
            <Bubble key={who.username} who={who}>
              {wishesOf(words)}
            </Bubble>
          ))}
        </section>
      )}
    </div>
  );
}
