/**
 * Mutants that change nothing that anybody can observe: by file, what they do (as the report says it, without the line) and why
 * it makes no difference.
 */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'machines/shell/confirm.machine.ts': {
    "text: '' → 'mutant'": 'an answer is given only while a question is held',
  },
  'machines/auth/social-login.machine.ts': {
    "text: '' → 'mutant'": 'a code is exchanged only where there is one',
    'removed: provider: null': 'entering `idle` forgets both at once',
    "branch: 'code' in event.output ? event.output.code : null → (event.output.code)": 'the last case has a code',
  },
  'machines/order/state-change.machine.ts': {
    'condition: !chosen → false': 'only the compiler needs it: a state is sent only after it was chosen',
  },
  'machines/order/checkout.machine.ts': {
    'condition: !order || cart === null → false': 'only the compiler needs it',
    'operator: !order || cart === null → !order && cart === null': 'only the compiler needs it',
  },
  'machines/order/placing-order.machine.ts': {
    'condition: !order → false': 'only the compiler needs it',
    "branch: 'orderId' in answer ? answer.orderId : 0 → (answer.orderId)": 'only the compiler needs it',
    'number: 0 → 1': 'the other branch of the same',
    "branch: 'warnings' in answer ? answer.warnings : [] → (answer.warnings)": 'only the compiler needs it',
  },
  'machines/payment/payment.machine.ts': {
    'flag: true → false': 'the keys of a record that makes the compiler count the states; its values are not read',
  },
  'machines/order/placed-order.machine.ts': {
    'flag: true → false': 'the keys of a record that makes the compiler count the states; its values are not read',
  },
  'machines/payment/paying.machine.ts': {
    'condition: !content → false': 'only the compiler needs it',
  },
  'machines/cart/cart.machine.ts': {
    "text: '' → 'mutant'": 'items are put in only once the cart has loaded, with its id',
  },
  'machines/auth/phone-login.machine.ts': {
    "text: '' → 'mutant'": 'a code is exchanged only after a call was requested',
  },
  'machines/upload/upload.machine.ts': {
    "text: '' → 'mutant'": 'no code is among the hopeless ones',
  },
};
