import { readFileSync } from 'node:fs';
import { PgDatabase, QueryBuilder } from 'drizzle-orm/pg-core';

/** Where each text was built: a file of the repositories, a line of it, and the declaration that the line is in. */
type Places = Map<string, Set<string>>;

interface Watch {
  places: Places;
  /** How many want it not to look now. */
  pauses: number;
}

/** It is kept at drizzle's class, which outlives this module where test files share a worker. */
const KEY = Symbol.for('places of statements');
const watch = (): Watch | undefined => Reflect.get(PgDatabase, KEY) as Watch | undefined;

const sources = new Map<string, string[]>();

function declarationAt(file: string, line: number): string {
  const lines = sources.get(file) ?? readFileSync(`server/db/repositories/${file}`, 'utf8').split('\n');
  sources.set(file, lines);
  const names = lines.slice(0, line).map((text) => /^(?:export )?(?:async )?(?:function|const) (\w+)/u.exec(text)?.[1]);
  return names.findLast((name) => name !== undefined) ?? '';
}

/** The stack of a call, read in this way. */
function stackOf(prepareStackTrace: ErrorConstructor['prepareStackTrace']): unknown {
  const { prepareStackTrace: usual, stackTraceLimit } = Error;
  Error.stackTraceLimit = 30;
  Error.prepareStackTrace = prepareStackTrace;
  const { stack } = new Error();
  Error.prepareStackTrace = usual;
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/** As V8 has it: mapping each of its lines to the source would cost more than most statements. */
const callSites = () => stackOf((_error, sites) => sites) as NodeJS.CallSite[];

function mappedPlace(): string {
  const stack = String(stackOf(Error.prepareStackTrace));
  const [, file = '', line] = /server\/db\/repositories\/([\w/-]+\.ts)[^:\s]*:(\d+)/u.exec(stack) ?? [];
  return `${file}:${line} ${declarationAt(file, Number(line))}`;
}

const mapped = new Map<string, string>();
let last: string | null = null;

/**
 * The place of the repositories that is at work, the last one if a list is made of what it has just built; else null.
 */
function placeAtWork(): string | null {
  const sites = callSites();
  const isIn = (folder: string) => (site: NodeJS.CallSite) => site.getFileName()?.includes(folder) === true;
  const site = sites.find(isIn('/server/db/repositories/'));
  if (!site) return sites.some(isIn('/server/db/query/page.ts')) ? last : null;
  const key = `${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`;
  last = mapped.get(key) ?? mappedPlace();
  mapped.set(key, last);
  return last;
}

type Method = (this: { session: Session }, ...args: unknown[]) => unknown;
interface Session {
  prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown;
}

const methodsOf = (prototype: object): Record<string, Method> => prototype as Record<string, Method>;
const builders = [
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  'with',
  '$count',
];

/**
 * From here on notes where statements are built. drizzle sends a statement long after the call that builds it, so the
 * calls themselves are watched: what each gives back prepares its text in a session that knows the place.
 */
export function watchPlaces(): void {
  if (watch()) return;
  const places: Places = new Map();
  const kept: Watch = { places, pauses: 0 };
  Reflect.set(PgDatabase, KEY, kept);
  const orm = methodsOf(PgDatabase.prototype);
  for (const name of builders) {
    const build = orm[name];
    if (!build) throw new Error(`drizzle has no ${name}`);
    orm[name] = function (...args) {
      const place = kept.pauses > 0 ? null : placeAtWork();
      const { session } = this;
      if (place === null) return build.apply(this, args);
      const prepareQuery: Session['prepareQuery'] = (query, ...rest) => {
        places.set(query.sql, (places.get(query.sql) ?? new Set()).add(place));
        return session.prepareQuery(query, ...rest);
      };
      const watched = Object.create(session, { prepareQuery: { value: prepareQuery } }) as Session;
      return build.apply(Object.create(this, { session: { value: watched } }) as { session: Session }, args);
    };
  }
  // Parts of a list are built without a database.
  const parts = methodsOf(QueryBuilder.prototype);
  const { select } = parts;
  if (!select) throw new Error('drizzle has no select');
  parts['select'] = function (...args) {
    if (kept.pauses === 0) placeAtWork();
    return select.apply(this, args);
  };
}

/** Where this text was built; nowhere during `withoutPlaces`. */
export function placesOf(text: string): ReadonlySet<string> {
  const kept = watch();
  return (kept?.pauses === 0 && kept.places.get(text)) || new Set();
}

/** Does the work without noting where its statements are built, which costs more than building them. */
export async function withoutPlaces<T>(work: () => Promise<T>): Promise<T> {
  const kept = watch();
  if (!kept) return work();
  kept.pauses += 1;
  try {
    return await work();
  } finally {
    kept.pauses -= 1;
  }
}
