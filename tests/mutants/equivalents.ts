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
  'machines/cart/cart-line.machine.ts': [
    {
      what: "branch: 'status' in error ? Number(error.status) : 0 → (Number(error.status))",
      on: 'const status',
      why: 'no number is neither 429 nor 500 and more',
    },
    { what: 'number: 0 → 1', on: 'const status', why: 'neither is 429 or 500 and more' },
  ],
  'machines/cart/cart.machine.ts': [
    { what: EMPTY, on: 'cartId: cartId', why: 'items are put in only once the cart has loaded, with its id' },
  ],
  'machines/auth/phone-login.machine.ts': [
    { what: EMPTY, on: 'request_id: context.requestId', why: 'a code is exchanged only after a call was requested' },
  ],
  'machines/order/order-editing.rules.ts': [
    {
      what: 'operator: price >= retailPrice → price > retailPrice',
      on: 'retailPrice === 0',
      why: 'an equal price is 0 per cent below',
    },
    { what: 'number: 0 → 1', on: 'todaysPrice ?? orderedPrice ?? 0', why: 'the other of the two is 0 then' },
    { what: 'operator: count > line.count → count >= line.count', on: "by !== 'staff'", why: 'they differ here' },
    {
      what:
        "operator: state === 'C' || state === 'F' || price === null || tradePrice === ... " +
        "→ state === 'C' || state === 'F' || price === null && tradePrice === ...",
      on: 'tradePrice === null',
      why: 'no trade price is less than none, and none is what is answered',
    },
  ],
  'machines/upload/upload.machine.ts': [{ what: EMPTY, on: 'hopeless.has', why: 'no code is among the hopeless ones' }],
};
