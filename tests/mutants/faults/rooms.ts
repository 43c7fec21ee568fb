import type { Fault } from './fault.ts';
import { flowWalks } from './flow-walks.ts';
import { flows } from './flows.ts';
import { locks } from './locks.ts';
import { permissions } from './permissions.ts';
import { serverRules } from './server.ts';
import { shops } from './shops.ts';
import { sums } from './sums.ts';
import { views } from './views.ts';

/** All faults that are planted, by what they break. */
export const rooms: Readonly<Record<string, readonly Fault[]>> = {
  views,
  flows: [...flows, ...flowWalks],
  server: serverRules,
  permissions,
  shops,
  sums,
  locks,
};
