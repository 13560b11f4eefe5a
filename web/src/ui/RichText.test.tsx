import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

test('FIX-56 FIX-55 a sentence with links in it is one message, whatever the order of its parts', () => {
  const tags = {
    terms: (words: string) => <a href="/terms">{words}</a>,
    privacy: (words: string) => <a href="/privacy">{words}</a>,
  };
  const { container, rerender } = render(
    <RichText text="I accept the <terms>terms</terms> and the <privacy>policy</privacy>." tags={tags} />,
  );
  expect(container.textContent).toBe('I accept the terms and the policy.');
  expect(screen.getByRole('link', { name: 'policy' }).getAttribute('href')).toBe('/privacy');
  rerender(<RichText text="<privacy>Politica</privacy> e <terms>condizioni</terms>" tags={tags} />);
  expect(container.textContent).toBe('Politica e condizioni');
  expect(screen.getByRole('link', { name: 'condizioni' }).getAttribute('href')).toBe('/terms');
});
