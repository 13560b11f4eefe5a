/** Degrees to the nearest thousandth, some 100 m: as exact as a position has to be that is no exact spot. */
export const coarseDegrees = (degrees: number): number => Math.round(degrees * 1000) / 1000;
