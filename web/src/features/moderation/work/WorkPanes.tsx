import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import styles from '../frame/frame.module.css';
import { moderationText } from '../moderation.text.ts';

interface WorkPanesProps {
  list: RefObject<HTMLDivElement | null>;
  read: RefObject<HTMLDivElement | null>;
  /** What the list is of. */
  label: string;
  rows: ReactNode;
  /** Stands beside the list, where there is room, while nothing is read. */
  beside?: ReactNode;
  /** What is read; on phones it takes the place of the list. */
  children: ReactNode;
}

/** The list and what is read of it, side by side; on phones one after the other. */
export function WorkPanes({ list, read, label, rows, beside, children }: WorkPanesProps) {
  const desktop = useIsDesktop();
  return (
    <div className={styles.panes}>
      {(desktop || !children) && (
        <section ref={list} tabIndex={-1} aria-label={label} className={styles.list}>
          {rows}
        </section>
      )}
      {desktop && !children && beside && <div className={styles.beside}>{beside}</div>}
      {children && (
        <div ref={read} tabIndex={-1} className={styles.read}>
          {/* The list's is not there. */}
          {!desktop && <h1 className="sr-only">{label}</h1>}
          {children}
        </div>
      )}
    </div>
  );
}

interface ReadHeadProps {
  /** Of what is read, from 1 on. */
  at: number;
  of: number;
  back: string;
  onBack: () => void;
  onStep: (by: number) => void;
  children: ReactNode;
}

/** Above what is read: what it is, and the ways to its neighbours; on phones the way back to the list. */
export function ReadHead({ at, of, back, onBack, onStep, children }: ReadHeadProps) {
  return (
    <div className="mb-5 flex items-center gap-2">
      <IconButton label={back} className="-ml-[12px] md:hidden!" onClick={onBack}>
        <ArrowLeft />
      </IconButton>
      <div className="flex min-w-0 flex-1 flex-wrap gap-2">{children}</div>
      <span className="text-small text-ink-2 tabular-nums whitespace-nowrap">
        {moderationText.position(at, of)}
      </span>
      <IconButton label={moderationText.previous} disabled={at <= 1} onClick={() => onStep(-1)}>
        <ChevronUp />
      </IconButton>
      <IconButton
        label={moderationText.next}
        disabled={at >= of}
        className="-mr-[12px]"
        onClick={() => onStep(1)}
      >
        <ChevronDown />
      </IconButton>
    </div>
  );
}
