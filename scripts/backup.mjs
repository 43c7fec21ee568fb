import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './built.mjs';
import { loadSettingsFile } from './env.mjs';
import { root, serverEntry } from './stamp.mjs';

loadSettingsFile(join(root, '.env'));
// A copy may be written to the standard output, where nothing else may be.
await ensureBuilt({ output: process.stderr });
// The server's program reads what it is to do from its arguments.
process.argv.splice(2, 0, 'backup');
await import(pathToFileURL(serverEntry).href);
