import type { Fault } from './fault.ts';

export const flows: readonly Fault[] = [];
