/** A mutant that changes nothing that anybody can observe. */
interface Equivalent {
  /** What it does, as the report says it. */
  what: string;
  /** Part of the text of its line. */
  on: string;
  /** Why it makes no difference. */
  why: string;
}

const EMPTY = "text: '' → 'mutant'";

/** Mutants that are not counted, by file. */
export const equivalents: Readonly<Record<string, readonly Equivalent[]>> = {
  'machines/shell/confirm.machine.ts': [
    { what: EMPTY, on: 'context.question?.id', why: 'an answer is given only while a question is held' },
  ],
  'machines/auth/social-login.machine.ts': [
    { what: EMPTY, on: 'context.code', why: 'a code is exchanged only where there is one' },
    { what: 'removed: provider: null', on: 'forget: assign', why: 'entering `idle` forgets both at once' },
    { what: 'removed: provider: null', on: 'context: ({ input })', why: 'entering `idle` forgets both at once' },
    {
      what: "branch: 'code' in event.output ? event.output.code : null → (event.output.code)",
      on: 'params:',
      why: 'the last case has a code',
    },
  ],
  'machines/order/state-change.machine.ts': [
    { what: 'condition: !chosen → false', on: 'throw', why: 'only the compiler needs it' },
  ],
  'machines/order/checkout.machine.ts': [
    { what: 'condition: !order || cart === null → false', on: 'throw', why: 'only the compiler needs it' },
    {
      what: 'operator: !order || cart === null → !order && cart === null',
      on: 'throw',
      why: 'only the compiler needs it',
    },
  ],
  'machines/order/placing-order.machine.ts': [
    { what: 'condition: !order → false', on: 'throw', why: 'only the compiler needs it' },
    {
      what: "branch: 'orderId' in answer ? answer.orderId : 0 → (answer.orderId)",
      on: 'return',
      why: 'only the compiler needs it',
    },
    { what: 'number: 0 → 1', on: "'orderId' in answer", why: 'the other branch of the same' },
    {
      what: "branch: 'warnings' in answer ? answer.warnings : [] → (answer.warnings)",
      on: 'return',
      why: 'only the compiler needs it',
    },
  ],
  'machines/payment/paying.machine.ts': [
    { what: 'condition: !content → false', on: 'throw', why: 'only the compiler needs it' },
  ],
  'machines/cart/cart.machine.ts': [
    { what: EMPTY, on: 'cartId: cartId', why: 'items are put in only once the cart has loaded, with its id' },
  ],
  'machines/auth/phone-login.machine.ts': [
    { what: EMPTY, on: 'request_id: context.requestId', why: 'a code is exchanged only after a call was requested' },
  ],
  'machines/upload/upload.machine.ts': [{ what: EMPTY, on: 'hopeless.has', why: 'no code is among the hopeless ones' }],
};
