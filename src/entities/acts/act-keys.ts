import type { KeyGroup } from '#ui/keys/page-keys.ts';

/** A key by its place on the keyboard, `KeyboardEvent.code`, and its letter in a Russian layout. */
export interface ActKey {
  code: string;
  letter: string;
}

const key = (code: string, letter: string): ActKey => ({ code, letter });

/** The keys of acts, the same on every list and page: one for each act, none for two. О and Л lead to other records. */
export const actKeys = {
  accept: key('KeyF', 'А'),
  confirm: key('KeyG', 'П'),
  bill: key('KeyX', 'Ч'),
  collect: key('KeyC', 'С'),
  deliver: key('KeyL', 'Д'),
  handOver: key('KeyD', 'В'),
  complete: key('KeyP', 'З'),
  cancel: key('KeyV', 'М'),
  buy: key('KeyR', 'К'),
  price: key('KeyW', 'Ц'),
  comment: key('KeyN', 'Т'),
  stop: key('KeyH', 'Р'),
  send: key('KeyS', 'Ы'),
  receive: key('KeyE', 'У'),
  next: key('KeyJ', 'О'),
  previous: key('KeyK', 'Л'),
} as const satisfies Record<string, ActKey>;

/** What a key does to the records of one page: the state or the change that it leads to. */
interface KeyedAct<Target extends string> {
  key: ActKey;
  target: Target;
  text: string;
}

/** What the keys of acts do on one list or page. */
export interface KeyedActs<Target extends string = string> {
  title: string;
  acts: readonly KeyedAct<Target>[];
}

/** The act's target at this place on the keyboard. */
export const targetAt = <Target extends string>({ acts }: KeyedActs<Target>, code: string): Target | undefined =>
  acts.find((act) => act.key.code === code)?.target;

/** Attributes of the button of a target: its letter stands on it while Alt is held, and is told to screen readers. */
export function keyHint({ acts }: KeyedActs, target: string) {
  const letter = acts.find((act) => act.target === target)?.key.letter;
  return letter === undefined ? {} : { 'data-key': letter, 'aria-keyshortcuts': letter };
}

/** The keys for the dialog that tells of them. */
export const groupOf = ({ title, acts }: KeyedActs): KeyGroup => ({
  title,
  keys: Object.fromEntries(acts.map(({ key: { letter }, text }) => [letter, text])),
});
