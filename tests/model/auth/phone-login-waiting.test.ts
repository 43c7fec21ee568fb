import { describe, expect, it } from 'vitest';
import { settle } from '../kit/walk-node.ts';
import { never, startLogin } from './phone-login-harness.ts';

const close = { type: 'dialog.closed' } as const;

describe('phone login, step 3', () => {
  it('asks 120 times, a second apart, then closes', async () => {
    const { actor, made, emitted, seconds, toWaiting } = startLogin();
    await toWaiting();
    expect(made.getCallStatus).toHaveLength(0);
    for (let second = 1; second <= 119; second += 1) {
      await seconds(1);
      expect(made.getCallStatus).toHaveLength(second);
    }
    expect(actor.getSnapshot().value).toBe('waitingForCall');
    await seconds(1);
    expect(made.getCallStatus).toHaveLength(120);
    expect(actor.getSnapshot().value).toBe('closed');
    expect(emitted).toEqual([{ type: 'phoneLogin.gaveUp' }]);
    await seconds(5);
    expect(made.getCallStatus).toHaveLength(120);
  });

  it('sends no request before the last one is answered', async () => {
    const { made, seconds, toWaiting } = startLogin({ getCallStatus: never });
    await toWaiting();
    await seconds(30);
    expect(made.getCallStatus).toHaveLength(1);
  });

  it('counts a failed request, reports it and goes on', async () => {
    let asked = 0;
    const { actor, emitted, seconds, toWaiting } = startLogin({
      getCallStatus: () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ status_code: 1 });
      },
    });
    await toWaiting();
    await seconds(1);
    expect(actor.getSnapshot().context.tries).toBe(1);
    expect(emitted).toMatchObject([{ type: 'phoneLogin.failed', what: 'checkCall' }]);
    await seconds(1);
    expect(emitted.at(-1)).toMatchObject({ type: 'phoneLogin.signedIn', token: 'token-1' });
  });

  it('exchanges a confirmed call without a code', async () => {
    const { made, seconds, toWaiting } = startLogin({ getCallStatus: () => Promise.resolve({ status_code: 1 }) });
    await toWaiting();
    await seconds(1);
    expect(made.getToken.map(({ input }) => input)).toEqual([{ provider: 'phone', request_id: 'receive-1' }]);
  });

  it('closes as soon as the request has expired', async () => {
    const { actor, seconds, toWaiting } = startLogin({ getCallStatus: () => Promise.resolve({ status_code: 2 }) });
    await toWaiting();
    await seconds(1);
    expect(actor.getSnapshot().value).toBe('closed');
  });
});

describe('phone login, closing', () => {
  it('aborts the call request, and a late answer changes nothing', async () => {
    let answer = (_: { request_id: string }): void => undefined;
    const { actor, made, toCode } = startLogin({
      sendCall: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await toCode();
    actor.send(close);
    expect(made.sendCall.at(0)?.signal.aborted).toBe(true);
    answer({ request_id: 'late' });
    await settle();
    expect(actor.getSnapshot().value).toBe('closed');
    expect(actor.getSnapshot().context.requestId).toBeNull();
  });

  it('aborts the exchange of the code', async () => {
    const { actor, made, toCode } = startLogin({ getToken: never });
    await toCode();
    actor.send({ type: 'code.changed', code: '1234' });
    actor.send({ type: 'code.submitted' });
    actor.send(close);
    expect(made.getToken.at(0)?.signal.aborted).toBe(true);
  });

  it('aborts the request and ends the polling', async () => {
    const { actor, made, emitted, seconds, toWaiting } = startLogin({ getCallStatus: never });
    await toWaiting();
    await seconds(1);
    actor.send(close);
    expect(made.getCallStatus.at(0)?.signal.aborted).toBe(true);
    await seconds(5);
    expect(made.getCallStatus).toHaveLength(1);
    expect(emitted).toEqual([]);
  });

  it('forgets everything: opened again it is as new', async () => {
    const { actor, seconds, toCode } = startLogin();
    await toCode();
    await seconds(60);
    actor.send({ type: 'repeat.requested' });
    await settle();
    actor.send({ type: 'code.changed', code: '12' });
    actor.send(close);
    await seconds(60);
    expect(actor.getSnapshot().context).toEqual(startLogin().actor.getSnapshot().context);
    actor.send({ type: 'dialog.opened', reason: 'favourite' });
    expect(actor.getSnapshot().value).toBe('enterPhone');
    expect(actor.getSnapshot().context.phone).toBe('');
  });
});
