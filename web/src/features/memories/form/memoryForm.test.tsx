import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { MemoryForm } from './MemoryForm.tsx';
import { emptyDraft, isWhole, type MemoryDraft } from './memoryDraft.forms.ts';

const begun = emptyDraft({ place_id: 'bar', place_name: 'Bar', date_completed: '2026-05-16' });

function Form({ onKept }: { onKept: (draft: MemoryDraft) => void }) {
  const [draft, setDraft] = useState(begun);
  const [refusals, setRefusals] = useState(0);
  return (
    <>
      <MemoryForm
        id="form"
        draft={draft}
        onChange={setDraft}
        refusals={refusals}
        onBusy={() => undefined}
        onSubmit={() => (isWhole(draft) ? onKept(draft) : setRefusals(refusals + 1))}
      />
      <button type="submit" form="form">
        Keep
      </button>
    </>
  );
}

const rating = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Rating' });
const keep = () => fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
const missing = () => screen.queryByText('Not rated yet. Move the slider.');

test('MEMO-06 a rating that nobody gave is not remembered as theirs: the slider says nothing until they do', async () => {
  const kept = vi.fn();
  await withApp(<Form onKept={kept} />);
  expect(rating().getAttribute('aria-valuetext')).toBe('Not rated');
  expect(missing()).toBeNull();
  keep();
  expect(kept).not.toHaveBeenCalled();
  expect(missing()).not.toBeNull();
  expect(document.activeElement).toBe(rating());
  fireEvent.change(rating(), { target: { value: 9 } });
  expect(missing()).toBeNull();
  expect(rating().getAttribute('aria-valuetext')).toBe('9 out of 10');
  keep();
  expect(kept.mock.calls).toEqual([[{ ...begun, rating: 9 }]]);
});
