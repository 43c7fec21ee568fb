import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { contractOperations, type ContractOperation } from '#server/contract/document.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/server/database.ts';
import { describeServer } from '#tests/support/server/engines.ts';
import { assertAtRandom } from '#tests/support/server/statements.ts';
import type { CallAnswer } from '#tests/support/server/test-app.ts';
import { cases } from './cases.ts';
import { refusable, unfitting } from './expected-refusals.ts';
import { otherValues, spoilings, strangeValues } from './spoil.ts';
import { type TestCaller, type OperationCase, World, writeCase } from './world.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 2_147_483_647);
/** Requests of each operation. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 60);

/** What an answer says is wrong; null where it has no body. */
type Answered = { code?: string; fields?: Record<string, string>; request_id?: string } | null;

/** Who calls: mostly someone who may do everything, since others are often refused before their request is read. */
const drawnCallers = fc.constantFrom('guest', 'ended token', 'plain customer', 'all flags', 'all flags', 'all flags');

/** Whether the contract lets this caller's request be read at all. */
function isHeard(
  { rule: { access, flags: needed = [], ended, takesToken } }: ContractOperation,
  { name, signedIn, flags }: TestCaller,
): boolean {
  if (name === 'ended token' && takesToken && ended === 'unauthorized') return false;
  if (access === 'guest') return true;
  return signedIn !== null && (access === 'customer' || needed.some((flag) => flags.has(flag)));
}

describeServer(`requests made from the contract (SEED=${seed})`, (engine) => {
  let db: TestDatabase;
  let world: World;
  let callers: readonly TestCaller[];
  let owner: TestCaller;
  let count = 0;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    world = await World.open(db);
    callers = await world.callers();
    owner = callerNamed('all flags');
  });
  afterAll(async () => {
    await world.close();
    await db.close();
    console.log(`Fuzz on ${engine}: ${count} requests, SEED=${seed}`);
  });

  // What a test changes of the shop itself would refuse the orders of the next.
  afterEach(() => world.restore());

  const check = <T>(values: fc.Arbitrary<T>, share: number, test: (value: T) => Promise<void>) =>
    assertAtRandom(fc.asyncProperty(values, test), {
      seed,
      numRuns: Math.max(1, Math.round(runs * share)),
      endOnFailure: true,
    });

  const callerNamed = (name: string): TestCaller => {
    const caller = callers.find((one) => one.name === name);
    if (!caller) throw new Error(`Nobody is called ${name}`);
    return caller;
  };

  const makeCase = ({ id }: ContractOperation, caller = owner): Promise<OperationCase> => {
    const { own, ownAsStaff, nobody } = cases[id];
    const [make] = [own ?? nobody ?? ownAsStaff ?? []].flat();
    if (!make) throw new Error(`No request of ${id} is known`);
    return make(world, caller);
  };

  /** The server's answer, which the contract allows, or this throws. */
  const send = async (
    { id: operationId, method, path }: ContractOperation,
    made: OperationCase,
    caller: TestCaller,
  ): Promise<CallAnswer<Answered>> => {
    const { url, options } = writeCase(path, made);
    count += 1;
    const answer = await world.app.call<Answered>(method, url, {
      ...options,
      token: made.token ?? caller.token,
      address: world.newAddress(),
    });
    const { code, request_id: id } = answer.body ?? {};
    const logged = id === undefined ? [] : world.app.logged.filter((line) => line.includes(id));
    if (code !== 'imports_busy') expect(answer.status, `${operationId}: ${logged.join('\n')}`).toBeLessThan(500);
    return answer;
  };

  it.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    '%s takes what its schema allows',
    async (id, operation) => {
      const isUnderstood = async (
        name: string,
        change: (made: OperationCase) => OperationCase,
        codes: readonly string[] | null,
      ) => {
        const caller = callerNamed(name);
        const { status, body } = await send(operation, change(await makeCase(operation, caller)), caller);
        const isInvalid = status === 422;
        const fields = Object.keys(body?.fields ?? {}).map((field) => field.replace(/\.\d+\./, '.'));
        const told = isInvalid ? fields : status >= 400 && codes ? [body?.code] : [];
        expect((isInvalid ? unfitting[id] : codes) ?? [], `${name}: ${status}`).toEqual(expect.arrayContaining(told));
      };
      await check(fc.tuple(drawnCallers, otherValues(operation)), 0.4, ([name, change]) =>
        isUnderstood(name, change, callerNamed(name) === owner ? (refusable[id] ?? []) : null),
      );
      await check(fc.tuple(drawnCallers, strangeValues(operation)), 0.2, ([name, change]) =>
        isUnderstood(name, change, null),
      );
    },
  );

  it.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    '%s refuses what its schema refuses',
    async (_, operation) => {
      const wrong = spoilings(operation);
      if (!wrong) return;
      await check(fc.tuple(drawnCallers, wrong), 0.4, async ([name, { what, status, change }]) => {
        const caller = callerNamed(name);
        const answer = await send(operation, change(await makeCase(operation, caller)), caller);
        if (status === 'no fault') return;
        const isAnswered = status === 422 && isHeard(operation, caller) ? answer.status === 422 : answer.status >= 400;
        // An unknown word in a path makes another address, which nobody is led back to.
        const isElsewhere = status === 'any refusal' && answer.status === 404;
        const isRefused =
          operation.failurePage === null || isElsewhere
            ? isAnswered
            : answer.headers['location'] === operation.failurePage;
        expect(isRefused, `${name}, ${what}: ${answer.status}`).toBe(true);
        expect(Object.values(answer.body?.fields ?? {}).every((text) => /[А-я]/.test(text))).toBe(true);
      });
    },
  );

  it.each(
    contractOperations
      .filter(({ body, form }) => !body && !form)
      .map((operation) => [operation.id, operation] as const),
  )('%s reads no body', async (_, operation) => {
    const payloads = ['', '{"count":', 'null', '<a/>', 'я'.repeat(200_000)];
    const types = [
      undefined,
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'nonsense',
      'a/b; c=',
    ];
    const answer = async (body?: string, type?: string) => {
      const made = await makeCase(operation);
      const { url, options } = writeCase(operation.path, made);
      const headers = { ...options.headers, ...(type !== undefined && { 'content-type': type }) };
      count += 1;
      return (
        await world.app.call(operation.method, url, {
          token: made.token ?? owner.token,
          address: world.newAddress(),
          headers,
          body,
        })
      ).status;
    };
    const usual = await answer();
    for (const payload of payloads)
      for (const type of types) expect(await answer(payload, type), `${type}: ${payload.slice(0, 10)}`).toBe(usual);
  });

  it.each(contractOperations.filter(({ body }) => body).map((operation) => [operation.id, operation] as const))(
    '%s takes JSON alone',
    async (_, operation) => {
      const made = await makeCase(operation);
      const { url } = writeCase(operation.path, made);
      const sendRaw = async (payload: string | undefined, type: string | undefined) => {
        count += 1;
        const headers = { ...made.headers, ...(type !== undefined && { 'content-type': type }) };
        return (await world.app.call(operation.method, url, { token: owner.token, headers, body: payload })).status;
      };
      expect(await sendRaw('{"count":', 'application/json')).toBe(400);
      expect(await sendRaw('', 'application/json')).toBe(400);
      expect(await sendRaw(undefined, undefined)).toBe(400);
      expect(await sendRaw('{"__proto__":{"isAdmin":true}}', 'application/json')).toBe(400);
      expect(await sendRaw('<a/>', 'text/xml')).toBe(415);
      expect(await sendRaw('a=1', 'application/x-www-form-urlencoded')).toBe(415);
      expect(await sendRaw(JSON.stringify({ comment: 'я'.repeat(200_000) }), 'application/json')).toBe(413);
      for (const body of ['null', '[]', '"x"', '1']) expect(await sendRaw(body, 'application/json')).toBe(422);
    },
  );

  it.each(
    contractOperations.filter(({ body, form }) => form && !body).map((operation) => [operation.id, operation] as const),
  )('%s takes a form alone', async (_, operation) => {
    const made = await makeCase(operation);
    const { url, options } = writeCase(operation.path, made);
    const sendRaw = async (body: unknown, type: string | undefined) => {
      count += 1;
      const headers = { ...made.headers, ...(type !== undefined && { 'content-type': type }) };
      return (await world.app.call(operation.method, url, { token: made.token ?? owner.token, headers, body })).status;
    };
    const whole = options.body as Buffer;
    const type = options.headers?.['content-type'];
    expect(await sendRaw(undefined, undefined)).toBe(400);
    expect(await sendRaw(whole, 'multipart/form-data')).toBe(400);
    expect(await sendRaw(whole.subarray(0, whole.length / 2), type)).toBe(400);
    expect(await sendRaw('{"file":"x"}', 'application/json')).toBe(415);
    expect(await sendRaw('a=1', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await sendRaw(whole, 'application/octet-stream')).toBe(415);
    expect(await sendRaw(whole, type)).toBe(200);
  });
});
