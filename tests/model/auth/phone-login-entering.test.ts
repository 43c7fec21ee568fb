import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { NotProvidedError } from '#machines/kit/not-provided.ts';
import { settle } from '../kit/walk-node.ts';
import { never, startLogin } from './phone-login-harness.ts';

const repeat = { type: 'repeat.requested' } as const;

describe('phone login, step 1', () => {
  it('sends 7 and the ten digits, and only when the mask is full', async () => {
    const { actor, made, toCode } = startLogin();
    actor.send({ type: 'dialog.opened', reason: 'menu' });
    actor.send({ type: 'phone.changed', phone: '(900) 000 00 0' });
    expect(actor.getSnapshot().can({ type: 'phone.submitted' })).toBe(false);
    await toCode();
    expect(made.sendCall.map(({ input }) => input)).toEqual([{ phone: '79000000001' }]);
    expect(actor.getSnapshot().hasTag('step2')).toBe(true);
  });

  it('stays and tells why when the call request is rejected', async () => {
    const refusal = new Error('offline');
    const { actor, emitted, toCode } = startLogin({ sendCall: () => Promise.reject(refusal) });
    await toCode();
    expect(actor.getSnapshot().value).toBe('enterPhone');
    expect(actor.getSnapshot().context.phone).toBe('(900) 000 00 01');
    expect(emitted).toEqual([{ type: 'phoneLogin.failed', what: 'sendCode', error: refusal }]);
  });

  it.each([
    ['use_receive_call', 403],
    ['calls_used_up', 429],
  ])('goes to step 3 when the server answers a request to call with %s', async (code, status) => {
    const refusal = Object.assign(new Error('Refused'), { status, code });
    const { actor, toCode } = startLogin({ sendCall: () => Promise.reject(refusal) });
    await toCode();
    expect(actor.getSnapshot().value).toBe('waitingForCall');
  });

  it('stays where any other refusal comes', async () => {
    const refusal = Object.assign(new Error('Refused'), { status: 429, code: 'too_many_requests' });
    const { actor, toCode } = startLogin({ sendCall: () => Promise.reject(refusal) });
    await toCode();
    expect(actor.getSnapshot().value).toBe('enterPhone');
  });
});

describe('phone login, step 2', () => {
  it('opens the repeat link after 60 seconds and not before', async () => {
    const { actor, seconds, toCode } = startLogin();
    await toCode();
    expect(actor.getSnapshot().context.secondsLeft).toBe(60);
    await seconds(59);
    expect(actor.getSnapshot().context.secondsLeft).toBe(1);
    expect(actor.getSnapshot().can(repeat)).toBe(false);
    await seconds(1);
    expect(actor.getSnapshot().context.secondsLeft).toBe(0);
    expect(actor.getSnapshot().can(repeat)).toBe(true);
  });

  it('counts the seconds that the computer slept', async () => {
    const { actor, seconds, sleep, toCode } = startLogin();
    await toCode();
    await seconds(10);
    sleep(29);
    await seconds(1);
    expect(actor.getSnapshot().context.secondsLeft).toBe(20);
    sleep(3_600);
    await seconds(1);
    expect(actor.getSnapshot().context.secondsLeft).toBe(0);
    expect(actor.getSnapshot().can(repeat)).toBe(true);
    await seconds(5);
    expect(actor.getSnapshot().context.secondsLeft).toBe(0);
  });

  it.each([
    ['is put back by an hour', { sleptSeconds: -3_600 }],
    ['cannot be read', { readClock: () => Promise.reject(new Error('no clock')) }],
  ])(
    'counts by its ticks when the clock %s',
    async (_, { sleptSeconds = 0, ...answers }: { sleptSeconds?: number; readClock?: () => Promise<number> }) => {
      const { actor, seconds, sleep, toCode } = startLogin(answers);
      await toCode();
      await seconds(1);
      sleep(sleptSeconds);
      await seconds(58);
      expect(actor.getSnapshot().context.secondsLeft).toBe(1);
      await seconds(1);
      expect(actor.getSnapshot().can(repeat)).toBe(true);
      await seconds(1);
      expect(actor.getSnapshot().context.secondsLeft).toBe(0);
    },
  );

  it('repeats the call once, counts 60 seconds again, then offers the other way', async () => {
    const { actor, made, seconds, toCode } = startLogin();
    await toCode();
    await seconds(60);
    actor.send(repeat);
    await settle();
    expect(made.sendCall).toHaveLength(2);
    expect(actor.getSnapshot().context).toMatchObject({ requestId: 'call-2', secondsLeft: 60, repeats: 1 });
    expect(actor.getSnapshot().can(repeat)).toBe(false);
    await seconds(60);
    actor.send(repeat);
    await settle();
    expect(made.sendCall).toHaveLength(2);
    expect(made.sendReceiveCall.map(({ input }) => input)).toEqual([{ phone: '79000000001' }]);
    expect(actor.getSnapshot().context.number).toBe('78005553535');
    expect(actor.getSnapshot().hasTag('step3')).toBe(true);
  });

  it('sends a code at its fourth digit by itself, once', async () => {
    const { actor, made, toCode } = startLogin({ getToken: never });
    await toCode();
    for (const code of ['1', '12', '123']) actor.send({ type: 'code.changed', code });
    await settle();
    expect(made.getToken).toEqual([]);
    actor.send({ type: 'code.changed', code: '1234' });
    await settle();
    const sent = [{ provider: 'phone', code: '1234', request_id: 'call-1' }];
    expect(made.getToken.map(({ input }) => input)).toEqual(sent);
    actor.send({ type: 'code.submitted' });
    await settle();
    expect(made.getToken.map(({ input }) => input)).toEqual(sent);
  });

  it('sends each refused code again by the button alone, and another one by itself', async () => {
    const wrong = Object.assign(new Error('Bad Request'), { status: 400, code: 'code_wrong', detail: 'Неверный код.' });
    const { actor, made, toCode } = startLogin({ getToken: () => Promise.reject(wrong) });
    const sent = () => made.getToken.map(({ input }) => input.code);
    await toCode();
    const typed = async (code: string): Promise<void> => {
      actor.send({ type: 'code.changed', code });
      await settle();
    };
    await typed('1234');
    await typed('1234');
    expect(sent()).toEqual(['1234']);
    actor.send({ type: 'code.submitted' });
    await settle();
    expect(sent()).toEqual(['1234', '1234']);
    await typed('1235');
    expect(sent()).toEqual(['1234', '1234', '1235']);
    await typed('1234');
    await typed('1235');
    expect(sent()).toEqual(['1234', '1234', '1235']);
    expect(actor.getSnapshot().context.refusedCodes).toEqual(['1234', '1235']);
    actor.send({ type: 'phoneChange.requested' });
    actor.send({ type: 'phone.submitted' });
    await settle();
    await typed('1234');
    expect(sent()).toEqual(['1234', '1234', '1235', '1234']);
  });

  it('goes on counting while the code is exchanged', async () => {
    const { actor, seconds, toCode } = startLogin({ getToken: never });
    await toCode();
    await seconds(10);
    actor.send({ type: 'code.changed', code: '1234' });
    actor.send({ type: 'code.submitted' });
    await seconds(20);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().context.secondsLeft).toBe(30);
  });

  it('comes back to an empty code field when the exchange is rejected, and tells why', async () => {
    const wrong = Object.assign(new Error('Bad Request'), { status: 400, code: 'code_wrong', detail: 'Неверный код.' });
    const { actor, emitted, made, toCode } = startLogin({ getToken: () => Promise.reject(wrong) });
    await toCode();
    actor.send({ type: 'code.changed', code: '1234' });
    actor.send({ type: 'code.submitted' });
    await settle();
    expect(made.getToken.map(({ input }) => input)).toEqual([
      { provider: 'phone', code: '1234', request_id: 'call-1' },
    ]);
    expect(actor.getSnapshot().matches({ code: { entry: 'enterCode' } })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ code: '', refusal: { detail: 'Неверный код.' } });
    expect(emitted).toEqual([{ type: 'phoneLogin.failed', what: 'signIn', error: wrong }]);
    actor.send({ type: 'code.changed', code: '1' });
    expect(actor.getSnapshot().context).toMatchObject({ code: '1', refusal: null });
  });

  it.each([
    ['use_receive_call', 'waitingForCall' as const],
    ['staff_use_receive_call', 'waitingForCall' as const],
    ['customer_deleted', 'code' as const],
  ])('goes on after a code that is answered with %s: %s', async (code, state) => {
    const refusal = Object.assign(new Error('Forbidden'), { status: 403, code });
    const { actor, emitted, toCode } = startLogin({ getToken: () => Promise.reject(refusal) });
    await toCode();
    actor.send({ type: 'code.changed', code: '1234' });
    await settle();
    expect(actor.getSnapshot().matches(state)).toBe(true);
    expect(emitted).toEqual([{ type: 'phoneLogin.failed', what: 'signIn', error: refusal }]);
  });

  it('keeps a code that never reached the server, to be sent again', async () => {
    const { actor, toCode } = startLogin({ getToken: () => Promise.reject(new Error('offline')) });
    await toCode();
    actor.send({ type: 'code.changed', code: '1234' });
    actor.send({ type: 'code.submitted' });
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ code: '1234', refusal: null });
    expect(actor.getSnapshot().can({ type: 'code.submitted' })).toBe(true);
  });

  it('accepts no codes for an ended call, nor after a failed repeat', async () => {
    const dead = Object.assign(new Error('Bad Request'), { status: 400, code: 'code_dead' });
    let isOffline = false;
    const { actor, seconds, toCode } = startLogin({
      getToken: () => Promise.reject(dead),
      sendCall: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ request_id: 'call-1' })),
    });
    await toCode();
    actor.send({ type: 'code.changed', code: '1234' });
    actor.send({ type: 'code.submitted' });
    await seconds(60);
    expect(actor.getSnapshot().can({ type: 'code.changed', code: '1' })).toBe(false);
    isOffline = true;
    actor.send(repeat);
    await settle();
    expect(actor.getSnapshot().hasTag('step2')).toBe(true);
    expect(actor.getSnapshot().can({ type: 'code.changed', code: '1' })).toBe(false);
  });

  it('accepts codes again after an ended call was repeated', async () => {
    const dead = Object.assign(new Error('Bad Request'), { status: 400, code: 'code_dead' });
    const { actor, seconds, toCode } = startLogin({ getToken: () => Promise.reject(dead) });
    await toCode();
    actor.send({ type: 'code.changed', code: '1234' });
    actor.send({ type: 'code.submitted' });
    await seconds(60);
    actor.send(repeat);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ requestId: 'call-2', refusal: null });
    expect(actor.getSnapshot().can({ type: 'code.changed', code: '1' })).toBe(true);
  });

  it('goes back to the phone, which is kept, and starts the countdown anew with the next call', async () => {
    const { actor, made, seconds, toCode } = startLogin();
    await toCode();
    await seconds(60);
    actor.send(repeat);
    await settle();
    actor.send({ type: 'code.changed', code: '12' });
    actor.send({ type: 'phoneChange.requested' });
    expect(actor.getSnapshot().value).toBe('enterPhone');
    expect(actor.getSnapshot().context).toMatchObject({
      phone: '(900) 000 00 01',
      code: '',
      requestId: null,
      secondsLeft: 0,
      repeats: 0,
    });
    actor.send({ type: 'phone.changed', phone: '(900) 000 00 02' });
    actor.send({ type: 'phone.submitted' });
    await settle();
    expect(made.sendCall.at(-1)?.input).toEqual({ phone: '79000000002' });
    expect(actor.getSnapshot().context).toMatchObject({ requestId: 'call-3', secondsLeft: 60 });
  });

  it('emits the token and the reason why the dialog was opened', async () => {
    const { actor, emitted } = startLogin();
    actor.send({ type: 'dialog.opened', reason: 'checkout', after: '/catalog/' });
    actor.send({ type: 'phone.changed', phone: '(900) 000 00 01' });
    actor.send({ type: 'phone.submitted' });
    await settle();
    actor.send({ type: 'code.changed', code: '1234' });
    actor.send({ type: 'code.submitted' });
    await settle();
    expect(emitted).toEqual([
      { type: 'phoneLogin.signedIn', token: 'token-1', reason: 'checkout', after: '/catalog/' },
    ]);
  });
});

it('names the effect that is missing', async () => {
  const actor = createActor(phoneLoginMachine, { input: {} });
  const errors: unknown[] = [];
  actor.on('phoneLogin.failed', ({ error }) => errors.push(error));
  actor.start();
  actor.send({ type: 'dialog.opened', reason: 'menu' });
  actor.send({ type: 'phone.changed', phone: '(900) 000 00 01' });
  actor.send({ type: 'phone.submitted' });
  await settle();
  expect(errors).toEqual([new NotProvidedError('sendCall')]);
});
