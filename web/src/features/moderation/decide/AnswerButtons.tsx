import { Button } from '../../../ui/Button.tsx';
import type { Answer } from './answers.types.ts';
import { KeyHint } from './KeyHint.tsx';

interface AnswerButtonsProps {
  answers: readonly Answer[];
  onAnswer: (id: string) => void;
}

const VARIANTS = { plain: undefined, danger: 'danger', quiet: 'line' } as const;

/** The answers, each with its key; in sight however long that is which they are about. */
export function AnswerButtons({ answers, onAnswer }: AnswerButtonsProps) {
  return (
    <div className="sticky bottom-0 z-1 -mx-1 flex flex-wrap gap-2 bg-canvas px-1 py-3 max-md:*:grow">
      {answers.map(({ id, key, word, icon: Icon, weight }) => (
        <Button
          key={id}
          variant={VARIANTS[weight]}
          icon={<Icon />}
          iconEnd={<KeyHint>{key}</KeyHint>}
          onClick={() => onAnswer(id)}
        >
          {word}
        </Button>
      ))}
    </div>
  );
}
