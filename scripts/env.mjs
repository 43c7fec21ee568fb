import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * Adds the settings of a file to the environment, where there is such a file; what the environment has already, wins.
 */
export function loadSettingsFile(path) {
  if (existsSync(path)) loadEnvFile(path);
}
