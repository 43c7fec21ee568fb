import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessRule, contractOperations, type ContractOperation } from '#server/contract/document.ts';
import { describeOnEachEngine, freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { cases } from './cases.ts';
import type { CaseMaker, Whose } from './makers.ts';
import { type TestCaller, World, writeCase } from './world.ts';

/** What the contract's `x-permission` says a caller gets; the rule is in the contract's own description. */
function expectedStatus(
  { rule, answers }: ContractOperation,
  whose: Whose,
  { name, signedIn, flags }: TestCaller,
): number {
  const refusal = refusalOf(rule, whose, { isEnded: name === 'ended token', isSignedIn: signedIn !== null, flags });
  return refusal ?? Math.min(...[...answers.keys()].filter((status) => status < 400 && status !== 304));
}

function refusalOf(
  { access, flags: needed = [], strange, strangeFlag, ownFlag, ended, takesToken }: AccessRule,
  whose: Whose,
  { isEnded, isSignedIn, flags }: { isEnded: boolean; isSignedIn: boolean; flags: ReadonlySet<string> },
): number | null {
  if (isEnded && takesToken && ended === 'unauthorized') return 401;
  if (access !== 'guest' && !isSignedIn) return 401;
  if (access === 'staff' && !needed.some((flag) => flags.has(flag))) return 403;
  if (whose === 'ownAsStaff') return flags.has(ownFlag ?? '') ? null : 403;
  if (whose !== 'foreign') return null;
  if (strange === undefined || !flags.has(strange)) return 404;
  return strangeFlag === undefined || flags.has(strangeFlag) ? null : 403;
}

/** Each kind of request of an operation, by whose record it is about. */
function kindsOf({ id }: Pick<ContractOperation, 'id'>): [Whose, CaseMaker][] {
  const whose: Whose[] = ['own', 'ownAsStaff', 'foreign', 'nobody'];
  return whose.flatMap((kind) => [cases[id][kind] ?? []].flat().map((make): [Whose, CaseMaker] => [kind, make]));
}

describeOnEachEngine('the permission matrix', (engine) => {
  let db: TestDatabase;
  let world: World;
  let callers: TestCaller[];
  let cells = 0;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    world = await World.open(db);
    callers = await world.callers();
  });
  afterAll(async () => {
    await world.close();
    await db.close();
    console.log(`Permission matrix on ${engine}: ${cells} cells`);
  });

  const readCell = async ({ method, path }: ContractOperation, make: CaseMaker, caller: TestCaller) => {
    const made = await make(world, caller);
    const { url, options } = writeCase(path, made);
    const token = made.token ?? caller.token;
    const { status } = await world.app.call(method, url, { ...options, token, address: world.newAddress() });
    return status;
  };

  it.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    'answers %s as the contract says',
    async (_, operation) => {
      const wrong: string[] = [];
      for (const [whose, make] of kindsOf(operation)) {
        for (const caller of callers) {
          const expected = expectedStatus(operation, whose, caller);
          const status = await readCell(operation, make, caller);
          cells += 1;
          if (status !== expected) wrong.push(`${caller.name}, ${whose} record: ${status} instead of ${expected}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('has a request for each operation, and own and foreign records where the contract tells them apart', () => {
    const lacking = contractOperations.filter(({ id, rule }) => {
      const kinds = new Set(kindsOf({ id }).map(([whose]) => whose));
      const isApart =
        rule.strange === undefined || ((kinds.has('own') || kinds.has('ownAsStaff')) && kinds.has('foreign'));
      return kinds.size === 0 || !isApart || kinds.has('ownAsStaff') !== (rule.ownFlag !== undefined);
    });
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });
});
