import type { WithoutControl } from '#tests/model/kit/controls.ts';

/** Events of the editing of lines that no control brings about. */
export const lineEditWithoutControl = {
  'line.opened': (snapshot) => (snapshot.matches('asking') ? 'the question covers the lines' : undefined),
} as const satisfies WithoutControl;

/** What the lines of the model are called on its screens. */
export const lineNames: Readonly<Record<number, string>> = { 31: 'Ваза', 32: 'Чашка', 33: 'Плед', 34: 'Миска' };
