import type { Logger } from 'drizzle-orm';
import * as schema from '../schema.ts';
import type { EngineOptions } from './types.ts';

/** How drizzle is set up on both engines. */
export interface DrizzleConfig {
  schema: typeof schema;
  casing: 'snake_case';
  logger: Logger | false;
}

/** The tables, their names in the database, and who is told of each statement. */
export const drizzleConfig = ({ onStatement }: Pick<EngineOptions, 'onStatement'>): DrizzleConfig => ({
  schema,
  casing: 'snake_case',
  logger: onStatement ? { logQuery: onStatement } : false,
});
