import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './built.mjs';
import { loadSettingsFile } from './env.mjs';
import { root, serverEntry } from './stamp.mjs';

loadSettingsFile(join(root, '.env'));
await ensureBuilt();
// The server's program reads what it is to do from its arguments.
process.argv.splice(2, 0, 'shop');
await import(pathToFileURL(serverEntry).href);
