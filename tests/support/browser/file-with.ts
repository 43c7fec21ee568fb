import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'dist/client/assets';

/** Tells the address of the built file that exports this part: files have no words in their names. */
export function fileWith(part: string): (address: URL) => boolean {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const found = scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes(` as ${part}`));
  if (found.length !== 1) throw new Error(`${found.length} files export ${part}`);
  return ({ pathname }) => pathname === `/assets/${found.join()}`;
}
