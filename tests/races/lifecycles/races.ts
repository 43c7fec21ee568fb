import type { Race } from '../race.ts';
import { lineRace, orderRace, purchaseRace } from './goods-races.ts';
import { paymentRace } from './payment.ts';

/** The lifecycles that the server obeys. */
export const races: readonly Race[] = [orderRace, lineRace, paymentRace, purchaseRace];
