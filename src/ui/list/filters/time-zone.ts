import { createContext } from 'react';

/** The time zone by whose days periods are chosen. */
export const TimeZone = createContext('UTC');
