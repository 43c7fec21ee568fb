import { createContext } from 'react';

/** In what amounts are counted that filters name. */
export const Currency = createContext('₽');
