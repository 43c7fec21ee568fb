import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractOperations, type ContractOperation } from '#server/contract/document.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeServer } from '#tests/support/server/engines.ts';
import { type Access, accessTable } from './access-table.ts';
import { cases } from './cases.ts';
import type { CaseMaker, Whose } from './makers.ts';
import { type TestCaller, World, writeCase } from './world.ts';

/** What the table says a caller gets. */
function expectedStatus(
  { id, answers }: ContractOperation,
  whose: Whose,
  { name, signedIn, flags }: TestCaller,
): number {
  const refusal = refusalOf(accessTable[id], whose, {
    isEnded: name === 'ended token',
    isSignedIn: signedIn !== null,
    flags,
  });
  return refusal ?? Math.min(...[...answers.keys()].filter((status) => status < 400 && status !== 304));
}

function refusalOf(
  { to, token, others, ownAsStaff }: Access,
  whose: Whose,
  { isEnded, isSignedIn, flags }: { isEnded: boolean; isSignedIn: boolean; flags: ReadonlySet<string> },
): number | null {
  if (isEnded && token === undefined) return 401;
  if (to !== 'everybody' && !isSignedIn) return 401;
  if (typeof to === 'object' && !to.some((flag) => flags.has(flag))) return 403;
  if (whose === 'ownAsStaff') return ownAsStaff !== undefined && flags.has(ownAsStaff) ? null : 403;
  if (whose !== 'foreign') return null;
  const [sees, does] = others ?? [];
  if (sees === undefined || !flags.has(sees)) return 404;
  return does === undefined || flags.has(does) ? null : 403;
}

/** What the contract says of an operation, as the table has it. */
function declaredAccess({ rule }: ContractOperation): object {
  const { access, flags, strange, strangeFlag, ownFlag, ended, takesToken } = rule;
  const token = takesToken ? ended === 'guest' && 'optional' : 'ignored';
  return {
    to: flags ?? { guest: 'everybody', customer: 'signed in', staff: [] }[access],
    ...(token && { token }),
    ...(strange && { others: [strange, ...(strangeFlag ? [strangeFlag] : [])] }),
    ...(ownFlag && { ownAsStaff: ownFlag }),
  };
}

/** Each kind of request of an operation, by whose record it is about. */
function kindsOf({ id }: Pick<ContractOperation, 'id'>): [Whose, CaseMaker][] {
  const whose: Whose[] = ['own', 'ownAsStaff', 'foreign', 'nobody'];
  return whose.flatMap((kind) => [cases[id][kind] ?? []].flat().map((make): [Whose, CaseMaker] => [kind, make]));
}

it('the contract says of each operation what the table says', () => {
  const declared = contractOperations.map((operation) => [operation.id, declaredAccess(operation)]);
  expect(Object.fromEntries(declared)).toEqual(accessTable);
});

describeServer('the permission matrix', (engine) => {
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
    'answers %s as the table says',
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

  it('has a request for each operation, and own and foreign records where the table tells them apart', () => {
    const lacking = contractOperations.filter(({ id }) => {
      const { others, ownAsStaff }: Access = accessTable[id];
      const kinds = new Set(kindsOf({ id }).map(([whose]) => whose));
      const isApart = others === undefined || ((kinds.has('own') || kinds.has('ownAsStaff')) && kinds.has('foreign'));
      return kinds.size === 0 || !isApart || kinds.has('ownAsStaff') !== (ownAsStaff !== undefined);
    });
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });
});
