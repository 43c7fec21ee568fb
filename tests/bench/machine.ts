import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on; a ratio travels between machines, a figure does not. */
export interface MachineFacts {
  cpu: string;
  cores: number;
  memoryGb: number;
  platform: string;
  node: string;
  pglite: string;
  postgres?: string;
  chromium?: string;
  /** Processes that wanted a core when the run began. */
  loadBefore: number;
}

function versionOf(file: string): string {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** Looks at the machine. */
export function readMachine(): MachineFacts {
  const { resolve } = createRequire(import.meta.url);
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    platform: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    pglite: versionOf(resolve('@electric-sql/pglite').replace(/dist[\\/].*$/, 'package.json')),
    loadBefore: Math.round(10 * (loadavg()[0] ?? 0)) / 10,
  };
}
