import { createContext } from 'react';

/** False inside what is closed and only its edge shows: long lists then keep their rows out of the document. */
export const Shown = createContext(true);
