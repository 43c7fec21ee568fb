import type { Fault } from './fault.ts';

export const views: readonly Fault[] = [];
