import { explain, type Explanation, type Op } from './explain.ts';
import { type History, readCommand } from './history.ts';
import type { Held, Race } from './race.ts';
import type { Server } from './servers.ts';
import type { RaceSite } from './site.ts';

/** What was seen of a history; `why` says what is wrong with it, null where nothing is. */
export interface Ran {
  history: History;
  prefix: readonly Op[];
  branches: readonly (readonly Op[])[];
  /** The world in the end, as the database has it. */
  end: object;
  explanation: Explanation;
  why: string | null;
  /** How long it took, in milliseconds. */
  ms: number;
}

interface Sender {
  site: RaceSite;
  race: Race;
  held: Held<object>;
}

type Versions = Readonly<Record<string, number>>;

/** Sends commands one after another; each that says so sends the version which it saw last. */
async function sendAll(
  { site: { host }, race, held }: Sender,
  server: Server,
  { commands, versions }: { commands: readonly string[]; versions: Versions },
): Promise<Op[]> {
  const known: Record<string, number> = { ...versions };
  const ops: Op[] = [];
  for (const command of commands) {
    const { words, isSeen } = readCommand(command);
    const seen = isSeen ? known[race.subjectOf(words)] : undefined;
    const { person, url, body, seen: tell = (version: number): object => ({ version }) } = held.ask(words);
    const asked = { host, token: person.token, url, body: { ...body, ...(seen !== undefined && tell(seen)) } };
    const sentAt = performance.now();
    const answer = await server.put(asked);
    const cameAt = performance.now();
    const { told, shown } = held.answer(words, answer.status, answer.body);
    if (shown) known[shown.record] = shown.version;
    ops.push({ words, seen, sentAt, cameAt, told, shown });
  }
  return ops;
}

const versionsOf = (race: Race, world: object): Versions =>
  Object.fromEntries(Object.entries(race.records(world)).map(([name, { version }]) => [name, version]));

/** Carries a history out on records of its own: the branches at once, in both servers. */
export async function runHistory(site: RaceSite, race: Race, history: History): Promise<Ran> {
  const since = performance.now();
  const { start, prefix: first, branches: atOnce } = history;
  const [server, other] = site.servers;
  if (!server || !other) throw new Error('A race takes two servers');
  const held = await race.bring(site, start);
  const begin = race.begin(start);
  const sender = { site, race, held };
  const prefix = await sendAll(sender, server, { commands: first, versions: versionsOf(race, begin) });
  const versions = first.length === 0 ? versionsOf(race, begin) : versionsOf(race, await held.read());
  const branches = await Promise.all(
    atOnce.map((commands, index) => sendAll(sender, index % 2 === 0 ? server : other, { commands, versions })),
  );
  const end = await held.read();
  const explanation = explain(race, { begin, branches: [prefix, ...branches], end });
  const broken = [...prefix, ...branches.flat()].find(({ told }) => told.status >= 500);
  const unexplained = explanation.isExplained ? null : 'no order of its commands explains it';
  const why = broken ? `a server failed: ${broken.told.status} ${broken.told.code}` : unexplained;
  return { history, prefix, branches, end, explanation, why, ms: performance.now() - since };
}
