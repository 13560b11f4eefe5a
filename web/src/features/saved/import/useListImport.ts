import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import {
  type DryRun,
  dryRun,
  type Import,
  newImport,
  sendImport,
  undoImport,
  type Working,
} from './import.actions.ts';
import { type Choice, rowsToSend } from './importPlan.rules.ts';
import { refreshImported } from './undo.actions.ts';

/** Where somebody is on the way from a file to their places. */
export type Stage =
  | { kind: 'choose' }
  | Working
  | { kind: 'checked'; run: DryRun }
  | { kind: 'importing' | 'stopped' | 'done'; now: Import }
  | { kind: 'undone'; kept: number };

/** The way itself: each step can be given up, and what was begun can be taken up again. */
export function useListImport() {
  const queries = useQueryClient();
  const [stage, setStage] = useState<Stage>({ kind: 'choose' });
  const [error, setError] = useState<string | null>(null);
  const [undoing, setUndoing] = useState(false);
  const step = useInterruptible();
  const begin = () => {
    setError(null);
    return step.begin();
  };

  const check = async (file: File) => {
    const signal = begin();
    try {
      const run = await dryRun(file, signal, (now) => !signal.aborted && setStage(now));
      if (!signal.aborted) setStage({ kind: 'checked', run });
    } catch (failure) {
      if (!signal.aborted) setError(errorText(failure));
      setStage({ kind: 'choose' });
    }
  };

  const send = async (begun: Import) => {
    const signal = begin();
    let now = begun;
    setStage({ kind: 'importing', now });
    try {
      now = await sendImport(begun, signal, (sent) => {
        now = sent;
        setStage({ kind: 'importing', now: sent });
      });
      setStage({ kind: 'done', now });
    } catch (failure) {
      if (!signal.aborted) setError(errorText(failure));
      setStage({ kind: 'stopped', now });
    }
    refreshImported(queries);
  };

  const undo = async (id: string) => {
    begin();
    setUndoing(true);
    try {
      setStage({ kind: 'undone', kept: await undoImport(id) });
    } catch (failure) {
      setError(errorText(failure));
    }
    setUndoing(false);
    refreshImported(queries);
  };

  return {
    stage,
    error,
    undoing,
    check,
    undo,
    resume: send,
    start: (run: DryRun, choice: Choice) =>
      send(newImport(rowsToSend(run.rows, run.room, choice), run.format)),
    /** Stops reading, or after the step that is under way. */
    stop: step.stop,
    again: () => {
      begin();
      setStage({ kind: 'choose' });
    },
  };
}

/** One piece of work at a time: a new one ends the one before, and leaving the screen ends it too. */
function useInterruptible() {
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  return {
    begin: (): AbortSignal => {
      work.current?.abort();
      work.current = new AbortController();
      return work.current.signal;
    },
    stop: () => work.current?.abort(),
  };
}

export type ListImport = ReturnType<typeof useListImport>;
