import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QueryArea } from './QueryArea.tsx';
import { uiText } from './ui.text.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Given {
  data?: string[];
  isError?: boolean;
  isFetchNextPageError?: boolean;
  blocked?: boolean;
  online?: boolean;
}

function shown({ blocked = false, online = true, isError = false, data, ...next }: Given): string {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return render(
    <QueryArea
      query={{ data, isError, ...next, refetch: () => undefined }}
      blocked={blocked ? { retry: () => undefined } : null}
      skeleton={<i>skeleton</i>}
      failed={{ title: 'It failed', retry: 'Again', art: null }}
    >
      {(names) => names.map((name) => <b key={name}>{name}</b>)}
    </QueryArea>,
  ).container.innerHTML;
}

test('FIX-49 content that was there stays when it cannot be loaded again, and says that it may be out of date', () => {
  const html = shown({ data: ['Bay'], isError: true });
  expect(html).toContain('<b>Bay</b>');
  expect(html).toContain(uiText.stale);
  expect(html).toContain('Again');
  expect(html).not.toContain('It failed');
  expect(shown({ data: ['Bay'] })).not.toContain(uiText.stale);
  expect(shown({ data: ['Bay'], blocked: true })).toContain('<b>Bay</b>');
});

test('FIX-49 without content a failure is told with a way to try again, and that there is no connection', () => {
  expect(shown({ isError: true })).toMatch(/It failed.*Again/);
  expect(shown({ isError: true })).not.toContain(uiText.offline);
  expect(shown({ isError: true, online: false })).toContain(uiText.offline);
  expect(shown({ blocked: true })).toContain('It failed');
});

test('while it is on its way nothing has failed', () => {
  expect(shown({})).not.toContain('It failed');
  expect(shown({})).toContain('aria-busy="true"');
});

test('FIX-49 pages that are there are not out of date because the next one did not come', () => {
  const html = shown({ data: ['Bay'], isError: true, isFetchNextPageError: true });
  expect(html).toContain('<b>Bay</b>');
  expect(html).not.toContain(uiText.stale);
});

test('FIX-49 a failure that is said in a form of its own has the same words and the same way to try again', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const refetch = vi.fn();
  const { getByRole } = render(
    <QueryArea
      query={{ data: undefined, isError: true, refetch }}
      skeleton={<i>skeleton</i>}
      failed={{
        title: 'It failed',
        retry: 'Again',
        as: ({ title, text, action }) => (
          <p>
            {title} {text} {action}
          </p>
        ),
      }}
    >
      {() => null}
    </QueryArea>,
  );
  expect(getByRole('paragraph').textContent).toBe(`It failed ${uiText.offline} Again`);
  getByRole('button', { name: 'Again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});
