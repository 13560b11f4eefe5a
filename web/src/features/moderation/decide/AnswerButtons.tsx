import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { AnswerKeys } from '../keys/moderationKey.rules.ts';
import { KeyHint } from './KeyHint.tsx';

interface AnswerButtonsProps {
  words: { yes: string; no: string };
  keys: AnswerKeys;
  /** Of the second answer. */
  iconOfNo: ReactNode;
  onAnswer: (answer: 'yes' | 'no') => void;
}

/** The two answers, each with its key; in sight however long that is which they are about. */
export function AnswerButtons({ words, keys, iconOfNo, onAnswer }: AnswerButtonsProps) {
  return (
    <div className="sticky bottom-0 z-1 -mx-1 flex flex-wrap gap-2 bg-canvas px-1 py-3 max-md:*:grow">
      <Button icon={<Check />} iconEnd={<KeyHint>{keys.yes}</KeyHint>} onClick={() => onAnswer('yes')}>
        {words.yes}
      </Button>
      <Button
        variant="danger"
        icon={iconOfNo}
        iconEnd={<KeyHint>{keys.no}</KeyHint>}
        onClick={() => onAnswer('no')}
      >
        {words.no}
      </Button>
    </div>
  );
}
