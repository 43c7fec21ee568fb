import { eq } from 'drizzle-orm';
import type { Permission } from '#contract/types.ts';
import { permissions } from '#server/contract/document.ts';
import { customers, shops } from '#server/db/schema.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';
import { done, type Person, type Told, type WalkDesk } from './walk-desk.ts';

/** Somebody who asks for an event, and what the permissions tell them apart by. */
export interface Asker {
  name: string;
  /** Null for a guest. */
  person: Person | null;
  /** Whether the record is theirs, somebody else's of their shop, or another shop's. */
  whose: 'own' | 'foreign' | 'elsewhere';
  flags: ReadonlySet<Permission>;
  /** Gives them these permissions, where one person has several in turn. */
  enter?: () => Promise<void>;
}

const askerOf = (
  name: string,
  {
    person,
    whose = 'foreign',
    flags = [],
  }: Pick<Asker, 'person'> & Partial<Pick<Asker, 'whose'>> & { flags?: readonly Permission[] },
): Asker => ({ name, person, whose, flags: new Set(flags) });

/** People of another shop, who call that one, and one of them who calls this one. */
async function neighbours({ shop, app }: WalkDesk): Promise<Asker[]> {
  const other = await SmallShop.open(shop.db);
  const [row] = await shop.db.orm.select().from(shops).where(eq(shops.id, other.shopId));
  const host = row?.host ?? '';
  const [plain, boss] = [await other.customer(), await other.customer({ flags: permissions })];
  const here = { name: '', caller: boss, token: await app.tokenOf(boss) };
  return [
    askerOf('customer of another shop', {
      person: { name: '', caller: plain, token: await app.tokenOf(plain), host },
      whose: 'elsewhere',
    }),
    askerOf('all flags of another shop', { person: { ...here, host }, whose: 'elsewhere', flags: permissions }),
    // A token opens its own shop alone.
    askerOf('token of another shop', { person: here, whose: 'elsewhere' }),
  ];
}

/** Everybody of whom the record isn't: a guest, strangers, intermediaries, each flag alone, all flags. */
export async function strangers(desk: WalkDesk, intermediary: Person): Promise<Asker[]> {
  const singles = permissions.map(async (flag) =>
    askerOf(`only ${flag}`, { person: await desk.person('Мария', flag), flags: [flag] }),
  );
  const another = await desk.intermediary('Инга');
  return [
    askerOf('guest', { person: null }),
    askerOf('another customer', { person: await desk.person('Борис') }),
    askerOf('its intermediary', { person: intermediary }),
    askerOf('another intermediary', { person: another }),
    ...(await neighbours(desk)),
    ...(await Promise.all(singles)),
    askerOf('all flags', { person: desk.boss, flags: permissions }),
  ];
}

/** The record's own customer: without a flag, with each one alone. */
export function owners({ shop }: WalkDesk, person: Person): Asker[] {
  const as = (name: string, flags: Permission[]): Asker => ({
    ...askerOf(name, { person, whose: 'own', flags }),
    enter: async () => {
      await shop.db.orm.update(customers).set({ flags }).where(eq(customers.id, person.caller.customer.id));
    },
  });
  return [...permissions.map((flag) => as(`owner with ${flag}`, [flag])), as('owner', [])];
}

/** An event in a state. */
export interface Cell {
  from: string;
  to: string;
}

/** How a lifecycle's events are asked for. */
export interface Questions<Held> {
  /** A record in each of the states, which stays in it since only what is refused is asked of it. */
  held: ReadonlyMap<string, Held>;
  /** A record of its own for what is allowed. */
  bring: (asker: Asker, cell: Cell) => Promise<Held>;
  send: (asker: Asker, held: Held, cell: Cell) => Promise<Told>;
  stateOf: (held: Held) => Promise<string>;
  should: (asker: Asker, cell: Cell) => Told;
}

const tell = ({ status, code }: Told): string => `${status} ${code}`.trim();

const isDone = (told: Told): boolean => tell(told) === tell(done);

/** What came otherwise than it should, and who wrote something by what was refused. */
export async function wrongAnswers<Held>(
  { rows }: WalkDesk,
  { askers, cells }: { askers: readonly Asker[]; cells: readonly Cell[] },
  { held, bring, send, stateOf, should }: Questions<Held>,
): Promise<{ wrong: string[]; allowed: number; refused: number }> {
  const wrong: string[] = [];
  let allowed = 0;
  let refused = 0;
  for (const asker of askers) {
    const check = async (record: Held, cell: Cell): Promise<void> => {
      const [is, expected] = [await send(asker, record, cell), should(asker, cell)];
      if (tell(is) !== tell(expected))
        wrong.push(`${asker.name}: ${cell.from} → ${cell.to}: ${tell(is)} instead of ${tell(expected)}`);
    };
    await asker.enter?.();
    const [open, closed] = [true, false].map((is) => cells.filter((cell) => isDone(should(asker, cell)) === is));
    const before = await rows();
    // What is refused changes nothing, so that all of it may be asked at once.
    await Promise.all(
      (closed ?? []).map((cell) => {
        const record = held.get(cell.from);
        if (record === undefined) throw new Error(`No record is in ${cell.from}`);
        return check(record, cell);
      }),
    );
    const after = await rows();
    const written = Object.keys(after).filter((table) => after[table] !== before[table]);
    if (written.length > 0) wrong.push(`${asker.name}: what was refused has written ${written.join()}`);
    for (const cell of open ?? []) {
      const record = await bring(asker, cell);
      await check(record, cell);
      const state = await stateOf(record);
      if (state !== cell.to) wrong.push(`${asker.name}: ${cell.from} → ${cell.to}: is in ${state}`);
    }
    allowed += open?.length ?? 0;
    refused += closed?.length ?? 0;
  }
  return { wrong, allowed, refused };
}

/** Reads a table of texts: a line for each state, a column for each state that is asked for. */
export function readCells(text: string): (Cell & { word: string })[] {
  const [[, ...columns] = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return lines.flatMap(([from = '', ...words]) => columns.map((to, index) => ({ from, to, word: words[index] ?? '' })));
}

/** The word of a table by hand for a step; throws where it has none. */
export const wordIn =
  (cells: readonly (Cell & { word: string })[]) =>
  (step: Cell): string => {
    const cell = cells.find(({ from, to }) => from === step.from && to === step.to);
    if (!cell) throw new Error(`The table has no word for ${step.from} to ${step.to}`);
    return cell.word;
  };

/** How often each text is in a list. */
export function countBy(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}
