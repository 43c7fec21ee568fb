import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Makes a shop in production as its operator would, with an owner of this phone of ten digits. */
export async function createShop(dataDir: string, name: string, ownerPhone: string): Promise<void> {
  const { PATH, HOME } = process.env;
  const args = ['dist/server/main.js', 'shop', 'create', '--name', name, '--phone', `+7${ownerPhone}`];
  await run(process.execPath, args, { env: { PATH, HOME, DATA_DIR: dataDir, NODE_ENV: 'production' } });
}
