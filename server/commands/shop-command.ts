import { parseArgs } from 'node:util';
import { readablePhone } from '../domain/kit/text.ts';
import { addHost, createShop, listShops, removeHost, ShopRefusedError } from '../domain/shop/manage-shops.ts';
import { asciiHost, readableHost } from '../domain/shop/hosts.ts';
import type { Deps } from '../deps.ts';
import { CommandError } from './command-error.ts';
import { commandStrings } from './commands.strings.ts';

/** What a command about shops needs of a program. */
type ShopCommandDeps = Pick<Deps, 'db' | 'clock'> & { settings: Pick<Deps['settings'], 'port' | 'telephony' | 'demo'> };

const NAME_MAX = 100;

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

const optionsOf: Readonly<Record<string, readonly string[]>> = {
  create: ['name', 'phone', 'host'],
  list: [],
  'add-host': ['shop', 'host'],
  'remove-host': ['shop', 'host'],
};

function readValues(args: readonly string[], names: readonly string[]): Values {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const, multiple: true }]));
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch {
    const known = new Set(names.map((name) => `--${name}`));
    const extra = args.find((arg) => arg.startsWith('--') && !known.has(arg.replace(/=.*$/s, '')));
    throw new CommandError(extra === undefined ? commandStrings.usage : commandStrings.extra(extra));
  }
}

const textsOf = (values: Values, name: string): string[] => {
  const given = values[name];
  return (Array.isArray(given) ? given : []).map((text) => String(text).trim());
};

function oneOf(values: Values, name: string): string {
  const [text] = textsOf(values, name);
  if (text === undefined) throw new CommandError(commandStrings.missing(name));
  return text;
}

/**
 * A phone as it is stored, of one typed with +7, 7, 8 or without a prefix. Ten digits that begin as a prefix does lack
 * one of theirs: whoever had the number that they happen to be would own the shop.
 */
function phoneOf(text: string): string {
  const digits = text.replaceAll(/[\s()-]/g, '');
  const own = /^(?:(?:\+7|[78])(\d{10})|([^+78]\d{9}))$/.exec(digits)?.slice(1).find(Boolean);
  if (own === undefined) throw new CommandError(commandStrings.phone(text));
  return `7${own}`;
}

function hostOf(text: string): string {
  const host = asciiHost(text);
  if (host === null) throw new CommandError(commandStrings.host(text));
  return host;
}

function shopIdOf(values: Values): number {
  const text = oneOf(values, 'shop');
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(commandStrings.shopId(text));
  return Number(text);
}

async function create(deps: ShopCommandDeps, values: Values): Promise<string> {
  const name = oneOf(values, 'name');
  if (name === '' || name.length > NAME_MAX) throw new CommandError(commandStrings.name);
  const phone = phoneOf(oneOf(values, 'phone'));
  const hosts = textsOf(values, 'host').map(hostOf);
  const id = await createShop(deps, { name, phone, hosts });
  const { port, telephony, demo } = deps.settings;
  const url = hosts[0] === undefined ? `http://127.0.0.1:${port}` : `https://${readableHost(hosts[0])}`;
  return commandStrings.created({
    id,
    name,
    phone: readablePhone(phone),
    url,
    hasTelephony: demo || telephony !== null,
  });
}

async function carryOut(deps: ShopCommandDeps, command: string, values: Values): Promise<string> {
  if (command === 'create') return create(deps, values);
  if (command === 'list') {
    const shops = await listShops(deps);
    return shops.length === 0
      ? commandStrings.none
      : shops.map((shop) => commandStrings.listed({ ...shop, hosts: shop.hosts.map(readableHost) })).join('\n');
  }
  const change = { shopId: shopIdOf(values), host: hostOf(oneOf(values, 'host')) };
  if (command === 'add-host') {
    await addHost(deps, change);
    return commandStrings.hostAdded(readableHost(change.host));
  }
  await removeHost(deps, change);
  return commandStrings.hostRemoved(readableHost(change.host));
}

/** Carries out `npm run shop`; what to tell the person. Throws CommandError for what can't be done. */
export async function runShopCommand(deps: ShopCommandDeps, [command, ...args]: readonly string[]): Promise<string> {
  if (command === undefined) throw new CommandError(commandStrings.usage);
  const names = optionsOf[command];
  if (!names) throw new CommandError(commandStrings.unknown(command));
  const values = readValues(args, names);
  try {
    return await carryOut(deps, command, values);
  } catch (error) {
    if (error instanceof ShopRefusedError)
      throw new CommandError(commandStrings.refused[error.code](readableHost(error.about)));
    throw error;
  }
}
