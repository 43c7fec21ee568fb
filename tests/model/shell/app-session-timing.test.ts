import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { appSessionMachine, type AppSessionEmitted } from '#machines/shell/app-session.machine.ts';
import { settle } from '../kit/walk-node.ts';

const never = (): Promise<never> => new Promise<never>(() => undefined);

function startSession(
  profile: () => Promise<void>,
  deleteToken: () => Promise<void> = () => Promise.resolve(),
  shop: () => Promise<void> = () => Promise.resolve(),
) {
  const clock = new SimulatedClock();
  const emitted: AppSessionEmitted['type'][] = [];
  const machine = appSessionMachine.provide({
    actors: {
      getCurrentRetail: fromPromise<void, void>(shop),
      getCurrentCustomer: fromPromise<void, void>(profile),
      deleteToken: fromPromise<void, void>(deleteToken),
    },
  });
  const actor = createActor(machine, { input: { isSignedIn: true }, clock });
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return { actor, clock, emitted };
}

it('logs out 6 seconds after the profile failed, and not before', async () => {
  const { actor, clock, emitted } = startSession(() => Promise.reject(new Error('offline')));
  await settle();
  expect(emitted).toEqual(['profile.failed']);
  clock.increment(5_999);
  await settle();
  expect(actor.getSnapshot().value).toBe('profileFailed');
  clock.increment(1);
  await settle();
  expect(emitted).toEqual(['profile.failed', 'session.ended']);
});

it.each(['loadingCustomer', 'profileFailed', 'signedIn'])(
  'tells at once in %s that the token has ended',
  async (state) => {
    const profiles: Record<string, () => Promise<void>> = {
      loadingCustomer: never,
      profileFailed: () => Promise.reject(new Error('unauthorized')),
      signedIn: () => Promise.resolve(),
    };
    const { actor, emitted } = startSession(profiles[state] ?? (() => Promise.resolve()));
    await settle();
    expect(actor.getSnapshot().value).toBe(state);
    actor.send({ type: 'token.ended' });
    expect(actor.getSnapshot().value).toBe('ended');
    expect(emitted.at(-1)).toBe('session.expired');
  },
);

it('lets the person leave although the server could not end the token', async () => {
  const { actor, emitted } = startSession(
    () => Promise.resolve(),
    () => Promise.reject(new Error('offline')),
  );
  await settle();
  actor.send({ type: 'logout.requested' });
  await settle();
  expect(emitted).toEqual(['session.ended']);
});

it('waits 10 seconds for a server that does not end the token, and leaves all the same', async () => {
  const { actor, clock, emitted } = startSession(() => Promise.resolve(), never);
  await settle();
  actor.send({ type: 'logout.requested' });
  clock.increment(9_999);
  await settle();
  expect(emitted).toEqual([]);
  clock.increment(1);
  expect(emitted).toEqual(['session.ended']);
});

it.each([
  ['a broken connection', new Error('offline')],
  ['a server that is down', Object.assign(new Error('Service Unavailable'), { status: 503 })],
])('takes %s for no missing shop, and asks again as often as it is told to', async (_, failure) => {
  const failures = [failure, failure];
  const { actor, emitted } = startSession(
    () => Promise.resolve(),
    undefined,
    () => {
      const next = failures.shift();
      return next ? Promise.reject(next) : Promise.resolve();
    },
  );
  for (const left of [1, 0]) {
    await settle();
    expect(actor.getSnapshot().value).toBe('shopUnreached');
    expect(failures).toHaveLength(left);
    actor.send({ type: 'retry.requested' });
  }
  await settle();
  expect(actor.getSnapshot().value).toBe('signedIn');
  expect(emitted).toEqual([]);
});

it('reports once that another tab changed who is signed in, whatever events follow', async () => {
  const { actor, emitted } = startSession(() => Promise.resolve());
  await settle();
  actor.send({ type: 'token.changed' });
  actor.send({ type: 'token.ended' });
  actor.send({ type: 'logout.requested' });
  actor.send({ type: 'token.changed' });
  await settle();
  expect(emitted).toEqual(['session.changed']);
});
