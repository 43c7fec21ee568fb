import type { Fault } from './fault.ts';

export const shops: readonly Fault[] = [];
