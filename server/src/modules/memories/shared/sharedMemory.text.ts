import { texts } from '../../../texts.ts';

export const sharedMemoryText = texts('sharedMemory', {
  // ERR-90.
  added: 'Memory added!',
});
