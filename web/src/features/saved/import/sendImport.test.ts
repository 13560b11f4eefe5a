import { afterEach, expect, test, vi } from 'vitest';
import { newImport, sendImport } from './import.actions.ts';

afterEach(() => void vi.unstubAllGlobals());

const rows = ['Bench', 'Fountain'].map((name) => ({
  ...{
    name,
    address: null,
    at: null,
    place_id: null,
    note: null,
    mark: null,
    categories: [],
    saved_at: null,
  },
  as: { kind: 'wait' as const },
}));

test('RUL-123 rows whose answer got lost are sent again as the same request, and what they added counts', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { json } = await request.json();
    sent.push(json.request_id);
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    const again = { saves: 0, pins: 0, waiting: 0 };
    return Response.json({ json: { ...again, total: { ...again, waiting: 2 } } });
  });
  const { added, done } = await sendImport(newImport(rows, 'csv'), new AbortController().signal, () => {});
  expect([added, done]).toEqual([{ saves: 0, pins: 0, waiting: 2 }, 1]);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});
