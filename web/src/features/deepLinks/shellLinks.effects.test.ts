import { expect, test, vi } from 'vitest';
import { LINK_HANDOVER, takeShellLinks } from '../../lib/native/shellLinks.ts';
import { watchShellLinks } from './shellLinks.effects.ts';

/** A page inside a shell in which addresses wait. */
function shell(waiting: unknown[]) {
  const page = Object.assign(new EventTarget(), {
    LioraBridge: { [LINK_HANDOVER.take]: () => waiting.splice(0) },
  }) as unknown as Window;
  const open = (address: string) => {
    waiting.push(address);
    page.dispatchEvent(new Event(LINK_HANDOVER.event));
  };
  return { page, open };
}

test('DEEP-25 RUL-34 what the shell was opened with before the app was ready is followed, once', () => {
  const { page, open } = shell(['https://liora.example/invite/ABC']);
  const follow = vi.fn();
  watchShellLinks(follow, page);
  expect(follow.mock.calls).toEqual([['https://liora.example/invite/ABC']]);
  page.dispatchEvent(new Event(LINK_HANDOVER.event));
  expect(follow).toHaveBeenCalledOnce();
  open('liora://place/1');
  expect(follow.mock.calls.slice(1)).toEqual([['liora://place/1']]);
});

test.each([
  ['a browser', {}],
  ['something else under that name', { LioraBridge: 'yes' }],
  ['a bridge that hands nothing over', { LioraBridge: { featureVersion: 1 } }],
  ['a bridge that answers otherwise', { LioraBridge: { takeLinks: () => 'liora://place/1' } }],
  ['a bridge with what is no address', { LioraBridge: { takeLinks: () => [1, null] } }],
])('RUL-88 %s hands over no address', (_what, globals) => expect(takeShellLinks(globals)).toEqual([]));
