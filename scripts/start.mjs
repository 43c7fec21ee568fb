import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './built.mjs';
import { loadSettingsFile } from './env.mjs';
import { root, serverEntry } from './stamp.mjs';

loadSettingsFile(join(root, '.env'));
await ensureBuilt();
await import(pathToFileURL(serverEntry).href);
