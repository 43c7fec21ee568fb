import type { Race } from '../race.ts';
import { paymentRace } from './payment.ts';

/** The lifecycles that the server obeys. */
export const races: readonly Race[] = [paymentRace];
