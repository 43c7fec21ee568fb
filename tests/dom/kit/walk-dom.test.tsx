import { useActorRef, useSelector } from '@xstate/react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { notProvided } from '#machines/kit/not-provided.ts';
import { explore } from '#tests/model/kit/explore.ts';
import { plantFaults } from '#tests/model/kit/faults.ts';
import { defineModel } from '#tests/model/kit/model.ts';
import { defineTable } from '#tests/model/kit/table.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';

const doorMachine = setup({
  types: {} as { context: { knocks: number }; events: { type: 'door.knocked' } | { type: 'door.left' } },
  actors: { answerDoor: notProvided<string, { knocks: number }>('answerDoor') },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
  guards: { canKnock: ({ context }) => context.knocks < 2 },
  delays: { patience: 60_000 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'door.knocked': { guard: 'canKnock', target: 'waiting', actions: 'count' } } },
    waiting: {
      invoke: {
        id: 'answerDoor',
        src: 'answerDoor',
        input: ({ context }) => ({ knocks: context.knocks }),
        onDone: 'open',
        onError: 'closed',
      },
      after: { patience: 'closed' },
      on: { 'door.left': 'closed' },
    },
    open: {},
  },
});

const doorTable = defineTable<typeof doorMachine>({
  starts: [{ to: 'closed', context: { knocks: 0 } }],
  states: {
    closed: {},
    waiting: { calls: { answerDoor: ({ knocks }) => ({ knocks }) }, delays: { patience: 60_000 } },
    open: {},
  },
  rows: [
    {
      in: 'closed',
      on: 'door.knocked',
      when: ({ context }) => context.knocks < 2,
      to: 'waiting',
      sets: ({ context }) => ({ knocks: context.knocks + 1 }),
    },
    { in: 'waiting', on: 'answerDoor done', to: 'open' },
    { in: 'waiting', on: 'answerDoor failed', to: 'closed' },
    { in: 'waiting', on: 'after patience', to: 'closed' },
    { in: 'waiting', on: 'door.left', to: 'closed' },
  ],
});

const doorModel = defineModel('kit/door', {
  machine: doorMachine,
  table: doorTable,
  outputs: { answerDoor: ['come in'] },
  screen: (snapshot) => ({ shows: [`knocks: ${snapshot.context.knocks}`] }),
});

function Door({ machine }: { machine: typeof doorMachine }) {
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return (
    <>
      <h1>{value}</h1>
      <p>knocks: {context.knocks}</p>
      <button
        type="button"
        disabled={context.knocks > 1 || value !== 'closed'}
        onClick={() => actor.send({ type: 'door.knocked' })}
      >
        Knock
      </button>
      <button type="button" onClick={() => actor.send({ type: 'door.left' })}>
        Leave
      </button>
    </>
  );
}

const heading = (text: string) => () => expect(screen.getByRole('heading')).toHaveTextContent(text);
const driver: DomDriver = {
  render: (machine) => <Door machine={machine} />,
  act: {
    'door.knocked': ({ user }) => user.click(screen.getByText('Knock')),
    'door.left': ({ user }) => user.click(screen.getByText('Leave')),
  },
  screen: { closed: heading('closed'), waiting: heading('waiting'), open: heading('open') },
};

it('walks every edge of a view: clicks, answers, failures and the ends of delays', async () => {
  const { failures, missed, walked } = await walkDom(doorModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(walked.size).toBe(11);
});

it('fails on each planted fault that shows on the screen', async () => {
  const graph = explore(doorModel);
  const unnoticed: string[] = [];
  for (const { what, machine } of plantFaults(doorMachine)) {
    const { failures } = await walkDom(
      doorModel,
      { ...driver, patience: 100 },
      { graph, subject: machine, isOneFailureEnough: true },
    );
    if (failures.length === 0) unnoticed.push(what);
  }
  // The button is disabled as well, so a person never reaches the opened guard.
  expect(unnoticed).toEqual(['door.closed door.knocked: guard forced true']);
});

it('fails where the view does not follow its machine', async () => {
  const stuck: DomDriver = { ...driver, act: { ...driver.act, 'door.left': () => undefined } };
  const { failures } = await walkDom(doorModel, { ...stuck, patience: 100 });
  expect(failures.map(({ path }) => path.at(-1))).toContain('door.left');
  expect(failures.map(({ reason }) => reason).join()).not.toContain('<body>');
});
