import { resolve } from 'node:path';
import { readSocialSettings, type SocialSettings } from './social-settings.ts';
import { startStrings } from './start.strings.ts';

/** The settings of a process, read from the environment at the start. */
export interface Settings {
  port: number;
  host: string;
  /** The folder of the embedded database and the pictures. */
  dataDir: string;
  /** The URL of a PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Bytes of the disk that must stay free for anything to be saved. */
  diskReserve: number;
  /** Demo mode: a seeded shop and simulators of telephony and social networks. */
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  /** The telephony service; null for none. */
  telephony: { key: string; url: string } | null;
  /** How many phones an hour are called for one shop. */
  callsPerHour: number;
  social: SocialSettings;
  /** Where Prometheus asks; null for nowhere. */
  metrics: { port: number; host: string } | null;
  /** How long a page is drawn for its visitor before it is sent to draw itself; 0 draws none. */
  drawWithinMs: number;
  /** How many proxies in front are trusted for the caller's address; 0 for none. */
  trustedProxies: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The environment has invalid values; `problems` are lines for the person who starts the shop. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const defaultTelephonyUrl = 'https://sms.ru';

/** Whether the text is an origin without a path, over https or to this machine. */
function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin, href } = new URL(text);
  return (
    href === `${origin}/` &&
    (protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)))
  );
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; throws `SettingsError` that names every wrong one. */
export function readSettings(env: Environment): Settings {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;

  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const text = read(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    problems.push(startStrings.setting.integer(name, min, max, text));
    return fallback;
  };
  const flag = (name: string, fallback: boolean): boolean => {
    const text = read(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (['1', 'true', 'on', 'yes'].includes(text)) return true;
    if (['0', 'false', 'off', 'no'].includes(text)) return false;
    problems.push(startStrings.setting.flag(name, text));
    return fallback;
  };
  /**
   * `on` means one proxy; a number means that many. Trusting all of them would let callers choose their own address.
   */
  const proxies = (): number => {
    const text = read('TRUST_PROXY');
    return text !== undefined && /^\d+$/.test(text)
      ? integer('TRUST_PROXY', 0, 0, 10)
      : Number(flag('TRUST_PROXY', false));
  };
  const databaseUrl = (): string | null => {
    const text = read('DATABASE_URL');
    if (text === undefined) return null;
    const isServer = /^postgres(ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
    // The URL holds a password, so messages never repeat it.
    if (!isServer) problems.push(startStrings.setting.databaseUrl);
    return text;
  };
  const telephony = (): Settings['telephony'] => {
    const [key, url] = [read('TELEPHONY_KEY'), read('TELEPHONY_URL')];
    // Messages never repeat the key.
    if (key !== undefined && !/^[\w-]{8,100}$/.test(key)) problems.push(startStrings.setting.telephonyKey);
    if (url !== undefined && key === undefined) problems.push(startStrings.setting.telephonyWithoutKey);
    if (url !== undefined && !isServiceUrl(url)) problems.push(startStrings.setting.telephonyUrl);
    return key === undefined ? null : { key, url: url ?? defaultTelephonyUrl };
  };
  const metrics = (): Settings['metrics'] => {
    const [port, host = '127.0.0.1'] = [read('METRICS_PORT'), read('METRICS_HOST')];
    return port === undefined ? null : { port: integer('METRICS_PORT', 0, 0, 65_535), host };
  };
  const logLevel = (): Settings['logLevel'] => {
    const text = read('LOG_LEVEL') ?? 'info';
    const level = logLevels.find((known) => known === text);
    if (!level) problems.push(startStrings.setting.choice('LOG_LEVEL', logLevels, text));
    return level ?? 'info';
  };

  const isProduction = read('NODE_ENV') === 'production';
  const settings: Settings = {
    port: integer('PORT', 3000, 0, 65_535),
    // Outside production only this machine is served, because a demo shop signs anyone in.
    host: read('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(),
    databasePoolSize: integer('DB_POOL_SIZE', 10, 2, 500),
    diskReserve: integer('DISK_RESERVE_MB', 256, 0, 1_000_000) * 1024 * 1024,
    demo: flag('DEMO', !isProduction),
    logLevel: logLevel(),
    metrics: metrics(),
    drawWithinMs: integer('DRAW_WITHIN_MS', 300, 0, 60_000),
    trustedProxies: proxies(),
    telephony: telephony(),
    callsPerHour: integer('CALLS_PER_HOUR', 60, 1, 100_000),
    social: readSocialSettings({ read, isServiceUrl, refuse: (problem) => problems.push(problem) }),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
