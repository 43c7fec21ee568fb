import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Orm } from '../engine/types.ts';

/** The migrations in a folder, oldest first. */
export const readMigrations = (folder: string): MigrationMeta[] => readMigrationFiles({ migrationsFolder: folder });

/**
 * Applies migrations inside the caller's transaction, and notes them as the migrator does, which has one of its own.
 */
export async function applyMigrations(orm: Orm, migrations: readonly MigrationMeta[]): Promise<void> {
  await orm.execute(sql`create schema if not exists drizzle`);
  await orm.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null,
      created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await orm.execute(sql.raw(statement));
    await orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
