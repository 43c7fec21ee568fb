import type { Fault } from './fault.ts';

export const server: readonly Fault[] = [];
