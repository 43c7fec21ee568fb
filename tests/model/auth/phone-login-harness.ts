import { createActor, fromPromise, SimulatedClock, type ActorRefFrom } from 'xstate';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import type { PhoneLoginEmitted } from '#machines/auth/phone-login.types.ts';
import { settle } from '../kit/walk-node.ts';

/** A call that was made, with the signal that aborts it. */
interface MadeCall<Input> {
  input: Input;
  signal: AbortSignal;
}

interface Made {
  sendCall: MadeCall<{ phone: string }>[];
  sendReceiveCall: MadeCall<{ phone: string }>[];
  getCallStatus: MadeCall<{ request_id: string }>[];
  getToken: MadeCall<{ request_id?: string; code?: string }>[];
}

/** How the server answers; what is left out answers well, and the call status is 0. */
export interface Answers {
  sendCall?: () => Promise<{ request_id: string }>;
  sendReceiveCall?: () => Promise<{ request_id: string; number: string }>;
  getCallStatus?: () => Promise<{ status_code: 0 | 1 | 2 }>;
  getToken?: () => Promise<{ token: string }>;
  readClock?: () => Promise<number>;
}

/** A phone login of full size on a clock that the test moves. */
export interface Login {
  actor: ActorRefFrom<typeof phoneLoginMachine>;
  made: Made;
  emitted: PhoneLoginEmitted[];
  /** Moves the clock on by whole seconds, letting answers arrive after each. */
  seconds: (count: number) => Promise<void>;
  /** Lets that many seconds pass without a tick, as a computer does that sleeps; less than none puts its clock back. */
  sleep: (count: number) => void;
  /** From a closed dialog to step 2. */
  toCode: () => Promise<void>;
  /** From a closed dialog to step 3. */
  toWaiting: () => Promise<void>;
}

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);

/** Starts a phone login with the product's own constants. */
export function startLogin(answers: Answers = {}): Login {
  const made: Made = { sendCall: [], sendReceiveCall: [], getCallStatus: [], getToken: [] };
  const clock = new SimulatedClock();
  const emitted: PhoneLoginEmitted[] = [];
  let sleptMs = 0;
  const machine = phoneLoginMachine.provide({
    actors: {
      sendCall: fromPromise(({ input, signal }) => {
        made.sendCall.push({ input, signal });
        return answers.sendCall?.() ?? Promise.resolve({ request_id: `call-${made.sendCall.length}` });
      }),
      sendReceiveCall: fromPromise(({ input, signal }) => {
        made.sendReceiveCall.push({ input, signal });
        return answers.sendReceiveCall?.() ?? Promise.resolve({ request_id: 'receive-1', number: '78005553535' });
      }),
      getCallStatus: fromPromise(({ input, signal }) => {
        made.getCallStatus.push({ input, signal });
        return answers.getCallStatus?.() ?? Promise.resolve({ status_code: 0 as const });
      }),
      getToken: fromPromise(({ input, signal }) => {
        made.getToken.push({ input, signal });
        return answers.getToken?.() ?? Promise.resolve({ token: 'token-1' });
      }),
      readClock: fromPromise(answers.readClock ?? (() => Promise.resolve(clock.now() + sleptMs))),
    },
  });
  const actor = createActor(machine, { input: {}, clock });
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  const seconds = async (count: number): Promise<void> => {
    for (let second = 0; second < count; second += 1) {
      clock.increment(1_000);
      await settle();
    }
  };
  const sleep = (count: number): void => {
    sleptMs += count * 1_000;
  };
  const toCode = async (): Promise<void> => {
    actor.send({ type: 'dialog.opened', reason: 'menu' });
    actor.send({ type: 'phone.changed', phone: '(900) 000 00 01' });
    actor.send({ type: 'phone.submitted' });
    await settle();
  };
  const repeat = async (): Promise<void> => {
    await seconds(60);
    actor.send({ type: 'repeat.requested' });
    await settle();
  };
  const toWaiting = async (): Promise<void> => {
    await toCode();
    await repeat();
    await repeat();
  };
  return { actor, made, emitted, seconds, sleep, toCode, toWaiting };
}
