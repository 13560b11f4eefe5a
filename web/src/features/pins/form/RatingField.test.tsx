import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { RatingField } from './PinFields.tsx';
import { EMPTY_PIN } from './pinDraft.forms.ts';

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: EMPTY_PIN })}>
      <RatingField />
    </FormProvider>
  );
}

test('the keyboard goes on to the slider that comes in place of its button, and back', async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('slider'));
  await user.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
