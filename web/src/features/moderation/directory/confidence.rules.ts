import { directoryText } from './directory.text.ts';

/** Below this it is doubtful whether a place exists, below the other one it is probable. */
const DOUBTFUL = 0.6;
const PROBABLE = 0.8;

export const isDoubtful = (confidence: number): boolean => confidence < DOUBTFUL;

/** How sure a source is that a place exists: 'Probably there, 72 %'. A part of a percent makes nothing surer. */
export function confidenceWords(confidence: number): string {
  const { low, middle, high } = directoryText.sure;
  const say = isDoubtful(confidence) ? low : confidence < PROBABLE ? middle : high;
  return say(Math.floor(confidence * 100 + 1e-6));
}
