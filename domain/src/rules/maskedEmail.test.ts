import { expect, test } from 'vitest';
import { maskedEmail } from './maskedEmail.ts';

test('an e-mail is masked but for its first letter and its domain, however long its name is', () => {
  expect(maskedEmail('sundaylemons@example.com')).toBe('s•••••@example.com');
  expect(maskedEmail('s@example.com')).toBe('s•••••@example.com');
});
