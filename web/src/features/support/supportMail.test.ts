import { expect, test } from 'vitest';
import { supportText } from './support.text.ts';
import { supportMail } from './supportMail.rules.ts';

test('SUP-02 RUL-90 MEM-26 a letter has its subject, and members are told apart by it', () => {
  const subjectOf = (address: string) => new URL(address).searchParams.get('subject');
  const address = supportMail('help@liora.example', false);
  expect(address).toMatch(/^mailto:help@liora\.example\?subject=/);
  expect(subjectOf(address)).toBe('Liora support request');
  expect(subjectOf(supportMail('help@liora.example', true))).toBe('[Privé] Liora support request');
});

test('SUP-01 ten questions, each with its answer', () => {
  const { questions, answers } = supportText;
  expect(Object.keys(questions)).toEqual([
    'createPlan',
    'savePlaces',
    'sharePlan',
    'report',
    'block',
    'deleteAccount',
    'hidden',
    'upgrade',
    'included',
    'cancel',
  ]);
  expect(Object.keys(answers)).toEqual(Object.keys(questions));
});

test('SUP-04 SUP-05 CONST-55 letters are answered within 24 hours, urgent ones within 2 in business hours', () => {
  expect(supportText.responds()).toBe('Support typically responds within 24 hours.');
  expect(`${supportText.urgent} ${supportText.urgentText()}`).toBe(
    'Urgent help. Put URGENT in the subject. We aim to reply within 2 hours in business hours.',
  );
});
