import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type PopupReading, type SocialLoginEmitted, socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { NotProvidedError } from '#machines/kit/not-provided.ts';
import { testModel } from '../kit/test-model.ts';
import { settle } from '../kit/walk-node.ts';
import { socialLoginModel } from './social-login.model.ts';

testModel(socialLoginModel);

const vk = { type: 'provider.chosen', provider: 'vk-oauth2' } as const;
const ok = { type: 'provider.chosen', provider: 'odnoklassniki-oauth2' } as const;
const closed = { type: 'dialog.closed' } as const;

/**
 * A social login of full size on a clock that the test moves; `readings` are found one after another, the last for
 * good.
 */
function start({
  readings = [{ state: 'waiting' }],
  isOpen = true,
  getToken,
}: { readings?: PopupReading[]; isOpen?: boolean; getToken?: () => Promise<{ token: string }> } = {}) {
  const made: { name: string; input?: unknown; signal?: AbortSignal }[] = [];
  const emitted: SocialLoginEmitted[] = [];
  const clock = new SimulatedClock();
  const found = [...readings];
  const machine = socialLoginMachine.provide({
    actors: {
      openPopup: fromPromise(async ({ input }) => {
        made.push({ name: 'open', input });
        return { isOpen };
      }),
      readPopup: fromPromise(async () => {
        made.push({ name: 'read' });
        return (found.length > 1 ? found.shift() : found[0]) ?? { state: 'waiting' as const };
      }),
      closePopup: fromPromise(async () => {
        made.push({ name: 'close' });
      }),
      getToken: fromPromise(({ input, signal }) => {
        made.push({ name: 'exchange', input, signal });
        return getToken?.() ?? Promise.resolve({ token: 'token-1' });
      }),
    },
  });
  const actor = createActor(machine, { input: {}, clock });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  return { actor, made, emitted, pass, names: () => made.map(({ name }) => name).join(' ') };
}

describe('social login', () => {
  it('opens the popup within the click itself, since browsers block one that opens later', () => {
    const { actor, made } = start();
    actor.send(vk);
    expect(made).toEqual([{ name: 'open', input: { provider: 'vk-oauth2' } }]);
  });

  it('reads the popup every 200 ms, and not sooner', async () => {
    const { actor, names, pass } = start();
    actor.send(vk);
    await settle();
    await pass(199);
    expect(names()).toBe('open');
    await pass(1);
    expect(names()).toBe('open read');
    for (let look = 0; look < 9; look += 1) await pass(200);
    expect(names()).toBe(`open${' read'.repeat(10)}`);
  });

  it('closes the popup when the code is there, then exchanges it', async () => {
    const { actor, emitted, made, names, pass } = start({
      readings: [{ state: 'waiting' }, { state: 'code', code: 'code-1' }],
    });
    actor.send(ok);
    await settle();
    await pass(200);
    await pass(200);
    expect(names()).toBe('open read read close exchange');
    expect(made.at(-1)?.input).toEqual({ provider: 'odnoklassniki-oauth2', code: 'code-1' });
    expect(emitted).toEqual([{ type: 'socialLogin.signedIn', token: 'token-1' }]);
  });

  it('shows no message when the exchange fails, and can be started again', async () => {
    const { actor, emitted, pass } = start({
      readings: [{ state: 'code', code: 'code-1' }],
      getToken: () => Promise.reject(new Error('offline')),
    });
    actor.send(vk);
    await settle();
    await pass(200);
    expect(emitted).toEqual([]);
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  it('shows no message when the person closes the popup', async () => {
    const { actor, emitted, names, pass } = start({ readings: [{ state: 'closed' }] });
    actor.send(vk);
    await settle();
    await pass(200);
    expect(emitted).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({ provider: null });
    await pass(1_000);
    expect(names()).toBe('open read');
  });

  it('tells of a blocked popup, and of a refusal, whose popup it closes', async () => {
    const blocked = start({ isOpen: false });
    blocked.actor.send(vk);
    await settle();
    expect(blocked.emitted).toEqual([{ type: 'socialLogin.blocked' }]);
    const refused = start({ readings: [{ state: 'error' }] });
    refused.actor.send(vk);
    await settle();
    await refused.pass(200);
    expect(refused.emitted).toEqual([{ type: 'socialLogin.refused' }]);
    expect(refused.names()).toBe('open read close');
    expect(refused.actor.getSnapshot().value).toBe('idle');
  });

  it('closes the popup with the dialog', async () => {
    const { actor, names, pass } = start();
    actor.send(vk);
    await settle();
    await pass(200);
    actor.send(closed);
    await pass(1_000);
    expect(names()).toBe('open read close');
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('aborts the exchange with the dialog', async () => {
    const { actor, emitted, made, pass } = start({
      readings: [{ state: 'code', code: 'code-1' }],
      getToken: () => new Promise(() => undefined),
    });
    actor.send(vk);
    await settle();
    await pass(200);
    expect(made.at(-1)?.signal?.aborted).toBe(false);
    actor.send(closed);
    expect(made.at(-1)?.signal?.aborted).toBe(true);
    expect(emitted).toEqual([]);
  });

  it('reuses the popup when another network is chosen', async () => {
    const { actor, made, pass } = start();
    actor.send(vk);
    await settle();
    await pass(200);
    actor.send(ok);
    await settle();
    expect(made.at(-1)).toEqual({ name: 'open', input: { provider: 'odnoklassniki-oauth2' } });
    expect(actor.getSnapshot().context.provider).toBe('odnoklassniki-oauth2');
  });

  it('treats a missing effect as a popup that does not open', async () => {
    const emitted: SocialLoginEmitted[] = [];
    const errors: unknown[] = [];
    const actor = createActor(socialLoginMachine, {
      input: {},
      inspect: ({ type, ...inspected }) => {
        if (type === '@xstate.event' && 'event' in inspected && 'error' in inspected.event)
          errors.push(inspected.event.error);
      },
    });
    actor.on('*', (event) => emitted.push(event));
    actor.start();
    actor.send(vk);
    await settle();
    expect(errors).toEqual([new NotProvidedError('openPopup')]);
    expect(emitted).toEqual([{ type: 'socialLogin.blocked' }]);
  });
});
