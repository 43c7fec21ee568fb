import type { Deps } from '../deps.ts';
import { save } from './backup-command.ts';
import { CommandError } from './command-error.ts';
import { commandStrings } from './commands.strings.ts';
import { runShopCommand } from './shop-command.ts';

/**
 * Carries out a command in the process that holds the database: of shops, or a copy to a folder. What to tell the
 * person.
 */
export function runCommand(deps: Deps, [program, ...args]: readonly string[]): Promise<string> {
  if (program === 'shop') return runShopCommand(deps, args);
  const [action, folder] = args;
  if (program === 'backup' && action === 'save' && folder !== undefined) return save(deps, folder);
  return Promise.reject(new CommandError(commandStrings.usage));
}
