import type { DrizzleConfig } from 'drizzle-orm';
import * as schema from '../schema.ts';
import type { EngineOptions } from './types.ts';

/** The tables, their names in the database, and who is told of each statement; the same on both engines. */
export const drizzleConfig = ({ onStatement }: Pick<EngineOptions, 'onStatement'>) =>
  ({
    schema,
    casing: 'snake_case',
    logger: onStatement ? { logQuery: onStatement } : false,
  }) as const satisfies DrizzleConfig<typeof schema>;

/** What both engines set drizzle up with. */
export type EngineConfig = ReturnType<typeof drizzleConfig>;
