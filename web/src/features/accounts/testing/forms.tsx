import type { Me } from '@liora/domain/contract/accounts';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { closeToast } from '../../../ui/toast.ts';
import { MeContext } from '../MeProvider.tsx';

type Answers = Record<string, unknown>;

/** What forms ask the server by their paths, `reviews/write`; what has no answer here stays without one. */
export function serverThatAnswers(answers: Answers) {
  const asked: { path: string; input: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/rpc/', '');
    if (!(path in answers)) return new Promise<Response>(() => undefined);
    const body = request.method === 'POST' ? ((await request.json()) as { json: object }) : { json: {} };
    asked.push({ path, input: { ...body.json } });
    const answer = answers[path];
    return answer instanceof Response ? answer.clone() : Response.json({ json: answer });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    closeToast();
  });
  return asked;
}

/** A form as somebody opens it anew: what the tab keeps is all that is left of the time before. */
export async function openedBy(userId: string, form: (onClose: () => void) => ReactNode) {
  cleanup();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const me = { user_id: userId, username: userId, member: false } as unknown as Me;
  const onClose = vi.fn();
  await withApp(<MeContext value={me}>{form(onClose)}</MeContext>, queries);
  const user = userEvent.setup();
  return {
    user,
    onClose,
    field: (name: RegExp | string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name }),
    escape: () => act(() => user.keyboard('{Escape}')),
  };
}

export const begunEarlier = () => screen.queryByText('You began this earlier.');
