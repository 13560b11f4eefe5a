import type { LinkRefusal, Partner } from '@liora/domain/contract/couples';
import { LINK_SYNC_MS } from '@liora/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../lib/api.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { forgetPendingLink } from '../deepLinks/pendingLink.store.ts';
import { refreshPartner } from './couples.queries.ts';
import { couplesText } from './couples.text.ts';

export type Stage =
  | { name: 'confirm' | 'connecting' }
  | { name: 'syncing' | 'success'; partner: Partner }
  | { name: 'failed'; message: string };

/** No further try with this code can go well (LINK-18); after the others one may (RUL-45). */
const FINAL: ReadonlySet<LinkRefusal> = new Set(['INVALID_TOKEN', 'EXPIRED', 'ALREADY_USED', 'SELF_LINK']);

/** Uses a code: connecting, syncing for a second while the partner's things are fetched, success (LINK-10, LINK-11). */
export function useConnect(token: string): { stage: Stage; connect: () => void } {
  const queries = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'confirm' });
  const busy = useRef(false);

  async function accept(): Promise<Stage> {
    const result = await client.couples.accept({ code: token });
    if (!result.ok) {
      if (FINAL.has(result.code)) forgetPendingLink();
      return { name: 'failed', message: couplesText.refusals[result.code] };
    }
    forgetPendingLink();
    const { partner } = result;
    setStage({ name: 'syncing', partner });
    // What does not arrive now is asked for where it is shown.
    await Promise.all([refreshPartner(queries), new Promise((done) => setTimeout(done, LINK_SYNC_MS))]);
    toast(couplesText.connected, { kind: 'success' });
    return { name: 'success', partner };
  }

  async function connect(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setStage({ name: 'connecting' });
    try {
      setStage(await accept());
    } catch (error) {
      setStage({ name: 'failed', message: errorText(error, couplesText.refusals.other) });
    } finally {
      busy.current = false;
    }
  }
  return { stage, connect: () => void connect() };
}
