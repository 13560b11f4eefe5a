/**
 * Whose notices this device shows; it goes at sign-out with everything else of a person. What changes it takes turns by this
 * name: what a start tells the server must not arrive after somebody has switched it off, which would leave the server with a
 * device that shows nothing.
 */
export const WHOSE_KEY = 'liora.push';
