import type { Person, Told } from '#tests/server/walks/walk-desk.ts';
import type { RaceSite } from './site.ts';

/** A command as it was sent: in words, and the version that it says it saw. */
export interface Sent {
  words: string;
  seen: number | undefined;
}

/** A record as an answer shows it. */
export interface Shown {
  record: string;
  state: string;
  version: number;
}

/** A request for a command, without the version. */
interface Ask {
  person: Person;
  url: string;
  body: object;
  /** How the body says which version was seen, where it isn't by `version`. */
  seen?: (version: number) => object;
}

/** What an answer says: what became of the command, and which record it shows, if it does. */
interface Answer {
  told: Told;
  shown: Shown | undefined;
}

/** Records that were brought into being for one history. */
export interface Held<World> {
  ask(words: string): Ask;
  answer(words: string, status: number, body: unknown): Answer;
  /** All of them as the database has them now. */
  read(): Promise<World>;
}

/**
 * A lifecycle that is raced. Its world is plain JSON: all that is compared of the records, their timelines and money.
 * `step` is the pure machine: what a command comes to in a world, and the world afterwards.
 */
export interface Race<World extends object = object> {
  name: string;
  /** How records begin, the simplest first. */
  starts: readonly string[];
  /** Who does what, the simplest first. */
  commands: readonly string[];
  begin(start: string): World;
  step(world: World, sent: Sent): { told: Told; world: World };
  /** The record whose version a command sends. */
  subjectOf(words: string): string;
  records(world: World): Readonly<Record<string, { state: string; version: number }>>;
  bring(site: RaceSite, start: string): Promise<Held<World>>;
}
