import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  contractOperations,
  type ContractOperation,
  type JsonSchema,
  resolveSchema,
} from '#server/contract/document.ts';
import { permissionGroups } from '#server/db/schema.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeServer } from '#tests/support/server/engines.ts';
import { cases } from './cases.ts';
import { crossings } from './crossings.ts';
import { groupOf } from './makers.ts';
import { saleOf } from './name-records.ts';
import { withoutIds } from './namings.ts';
import { type OperationCase, type TestCaller, World, writeCase } from './world.ts';

const isRead = ({ id, saves }: ContractOperation): boolean => !saves || id === 'listFavourites';

/** Values that a filter of a list can have. */
function valuesOf(name: string, given: JsonSchema): (string | readonly string[])[] {
  const schema = resolveSchema(given);
  if (schema['type'] === 'array') return valuesOf(name, schema['items'] as JsonSchema).map((value) => [value].flat());
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String);
  if (schema['type'] === 'boolean') return ['true'];
  return name === 'search_text' ? ['а', 'чашка', '1', '7910000'] : [];
}

/** A request as it is, and with each filter of the operation's list. */
function variantsOf({ parameters }: ContractOperation, made: OperationCase): OperationCase[] {
  const filters = parameters.filter((one) => one.in === 'query' && !one.required);
  const filled = filters.flatMap(({ name, schema }) => valuesOf(name, schema).map((value) => ({ [name]: value })));
  return [made, ...filled.map((filter) => ({ ...made, query: { ...made.query, ...filter } }))];
}

/** But for numbers, tokens, and addresses of files. */
const withoutNumbers = (text: string): string =>
  text.replaceAll(/\/files\/[^"]+/g, 'file').replaceAll(/[\w-]*\d[\w-]*/g, '1');

/** But for the first question about changes, which only says where to begin. */
const operations = contractOperations.filter(({ id }) => id !== 'listChanges');

describeServer('a shop that another one stands beside', (engine) => {
  let db: TestDatabase;
  let own: World;
  let caller: TestCaller;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    own = await World.open(db);
    caller = await own.owner();
  });
  afterAll(async () => {
    await own.close();
    await db.close();
  });

  const ask = async (world: World, by: TestCaller, operation: ContractOperation, made: OperationCase) => {
    const { url, options } = writeCase(operation.path, made);
    const token = made.token ?? by.token;
    const address = world.newAddress();
    const { status, body, bytes } = await world.app.call(operation.method, url, { ...options, token, address });
    // A spreadsheet is a zip, which has the hour in it.
    const text = bytes.toString('latin1').startsWith('PK') ? 'zip' : bytes.toString();
    return { id: operation.id, url, status, told: body ?? text };
  };

  /** Carries out every operation that changes something; answers what each says, but for its ids and numbers. */
  const fill = async (world: World, by: TestCaller): Promise<string[]> => {
    const told: string[] = [];
    await saleOf(world);
    for (const operation of operations.filter((one) => !isRead(one)))
      for (const make of Object.values(cases[operation.id]).flat()) {
        const { id, status, told: body } = await ask(world, by, operation, await make(world, by));
        told.push(`${id} ${status} ${withoutNumbers(JSON.stringify(body, withoutIds))}`);
      }
    return told;
  };

  it('answers what it answered alone', async () => {
    await fill(own, caller);
    const asked: { operation: ContractOperation; made: OperationCase }[] = [];
    for (const operation of operations.filter(isRead))
      for (const make of Object.values(cases[operation.id]).flat())
        asked.push(...variantsOf(operation, await make(own, caller)).map((made) => ({ operation, made })));
    // Once all that these ask about is there.
    const filled = await fill(own, caller);
    const { body: newest } = await own.app.get<{ since: string }>('/api/changes/', { token: caller.token });
    await saleOf(own);
    const askAll = async () => {
      const answers: unknown[] = [];
      for (const { operation, made } of asked) answers.push(await ask(own, caller, operation, made));
      const { body } = await own.app.get<{ changes: { kind: string; id: number }[] }>(
        `/api/changes/?since=${newest.since}`,
        { token: caller.token },
      );
      return [...answers, body.changes.map(({ kind, id }) => `${kind} ${id}`).toSorted()];
    };
    const alone = await askAll();

    const theirs = await own.another();
    try {
      const groupId = await groupOf(theirs);
      await db.orm.update(permissionGroups).set({ isForNew: true }).where(eq(permissionGroups.id, groupId));
      await fill(theirs, await theirs.owner());
      for (const [index, answer] of (await askAll()).entries()) expect.soft(answer).toEqual(alone[index]);
      for (const [index, answer] of (await fill(own, caller)).entries()) expect.soft(answer).toEqual(filled[index]);
      expect(await crossings(db)).toEqual([]);
    } finally {
      await theirs.close();
    }
  });
});
