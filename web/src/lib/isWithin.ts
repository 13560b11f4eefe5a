/** Whether something that is good for so long still is, by what is left of it: more than all of that tells of a clock that was set back. */
export const isWithin = (left: number, goodFor: number): boolean => left > 0 && left <= goodFor;
