import { row, tests, type Requirement } from './requirement.ts';

const dialog = tests('dom/auth/phone-login.test.tsx', 'walks every path of the phone login on the real dialog');
const fields = 'dom/ui/fields.test.tsx';
const quantity = 'dom/catalogue/quantity-input.test.tsx';
const refused = tests('unit/rules.test.ts', 'refuses %j');
const masked = tests(fields, 'under %j takes %j as %j');

const phoneAndCode: readonly Requirement[] = [
  {
    id: '5.1',
    text: 'A phone has the mask (###) ### ## ##',
    proof: [
      ...tests('unit/lib-phone.test.ts', 'masks %j'),
      ...tests('dom/auth/fields.test.tsx', 'masks what is typed and leaves out all but digits'),
    ],
  },
  {
    id: '5.2',
    text: 'The prefix of a phone is +7',
    proof: tests('dom/auth/fields.test.tsx', 'shows +7 before the phone', 'drops a typed +7 at once'),
  },
  {
    id: '5.3',
    text: 'A phone that is not empty has exactly 15 characters under its mask',
    proof: tests('unit/lib-phone.test.ts', 'takes a masked phone for filled at its last digit only'),
  },
  { id: '5.4', text: 'One can’t go on with a phone that is empty or not valid', proof: dialog },
  {
    id: '5.5',
    text: 'A phone is sent as 7 and its digits',
    proof: [
      ...tests('unit/lib-phone.test.ts', 'sends 7 and the digits'),
      ...tests('model/auth/phone-login-entering.test.ts', 'sends 7 and the ten digits, and only when the mask is full'),
    ],
  },
  {
    id: '5.6',
    text: 'A code has exactly four digits',
    proof: tests(fields, 'takes four digits, however they come, and lets a telephone fill them in'),
  },
  {
    id: '5.7',
    text: 'Another code can’t be confirmed',
    proof: [...dialog, row('auth/phone-login', 'code.entry.enterCode', 'code.submitted', 'code.entry.exchangingCode')],
  },
];

const rules: readonly Requirement[] = [
  { id: '5.8', text: 'Required: «Это поле не может быть пустым.»', proof: refused },
  {
    id: '5.9',
    text: 'A link is http(s)://host.tld: «Ссылка указана неверно.»',
    proof: [...refused, ...tests('unit/rules.test.ts', 'takes %s')],
  },
  { id: '5.10', text: 'A number: «Это значение должно быть числом.»', proof: refused },
  { id: '5.11', text: 'A minimum: «Значение должно быть больше N»', proof: refused },
  { id: '5.12', text: 'A maximum: «Значение должно быть меньше N»', proof: refused },
  { id: '5.13', text: 'A length: «Кол-во символов должно быть минимум N»', proof: refused },
];

const inputs: readonly Requirement[] = [
  {
    id: '5.14',
    text: 'A quantity is 1 at least and 999 at most by default',
    proof: tests(quantity, 'keeps to its range at both ends', 'keeps to a maximum of its own'),
  },
  {
    id: '5.15',
    text: 'A quantity has three digits at most, and digits alone',
    proof: tests(quantity, 'takes of %j only three digits: %j'),
  },
  {
    id: '5.16',
    text: 'An empty quantity, or 0, becomes 1 when it is left',
    proof: tests(quantity, 'makes 1 of %j when it is left'),
  },
  {
    id: '5.17',
    text: 'The buttons of plus and minus keep to the range',
    proof: tests(quantity, 'keeps to its range at both ends'),
  },
  {
    id: '5.18',
    text: 'The button of the checkout is disabled while the cart is empty',
    proof: tests('dom/cart/cart.test.tsx', 'walks every path of the cart on the real drawer and the buttons of items'),
  },
  {
    id: '5.19',
    text: 'A number takes digits, one dot where it may be a fraction, and a minus at its start alone',
    proof: tests(fields, 'takes %s'),
  },
  {
    id: '5.20',
    text: 'Backspace, Tab and the arrows work in a number',
    proof: tests(fields, 'lets Backspace, Tab and arrows do their work'),
  },
  {
    id: '5.21',
    text: 'A field of small letters makes letters small',
    proof: tests(fields, 'turns what is typed and pasted into them'),
  },
  { id: '5.22', text: 'In a mask # is a digit, A a letter, N either of them, X anything', proof: masked },
  { id: '5.23', text: 'In a mask ? makes what follows optional', proof: masked },
  {
    id: '5.24',
    text: 'Most calls may answer 422',
    proof: [
      ...tests(
        'unit/contract-answers.test.ts',
        'declares for $id what follows from its permission and from what is sent to it',
      ),
      ...tests('contract/fuzz.test.ts', '%s refuses what its schema refuses'),
    ],
  },
  {
    id: '5.25',
    text: 'What else the server refuses is not said: the server has rules and texts of its own',
    proof: tests('server/cart/checkout.test.ts', 'says which field is wrong'),
  },
];

/** Section 5: validation. */
export const section5: readonly Requirement[] = [...phoneAndCode, ...rules, ...inputs];
