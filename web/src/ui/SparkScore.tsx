import { formatTenths } from '@liora/domain/i18n/format';
import { classNames } from './classNames.ts';
import { SparkDial } from './SparkDial.tsx';
import { uiText } from './ui.text.ts';

export interface SparkScoreProps {
  /** 0 to 10 with one decimal; null while there are too few reviews ('New', no number). */
  score: number | null;
  size?: number;
  className?: string;
}

export function SparkScore({ score, size = 18, className }: SparkScoreProps) {
  const number = score === null ? undefined : formatTenths(score);
  return (
    <span className={classNames('spark', score === null && 'spark-new', className)}>
      <SparkDial score={score} size={size} />
      {number === undefined ? (
        uiText.sparkNew
      ) : (
        <>
          <span className="sr-only">{uiText.sparkScore(number)}</span>
          <span aria-hidden="true">{number}</span>
        </>
      )}
    </span>
  );
}
