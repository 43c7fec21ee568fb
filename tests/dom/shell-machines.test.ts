import { api } from '#api/client.ts';
import { createMachines } from '#app/create-machines.ts';
import { createLaterMachines } from '#app/later-machines.ts';
import { uploadMachines } from '#app/upload-machines.ts';
import { storedText } from '#lib/storage.ts';
import { isNotProvided } from '#machines/kit/not-provided.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';

const files = import.meta.glob<Record<string, unknown>>('/machines/**/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;
const actorsOf = (machine: AnyStateMachine): [string, object][] => Object.entries(machine.implementations.actors);

/** Dotted names of the effects that nobody gives, those of child machines too. */
function missingOf(name: string, machine: AnyStateMachine): string[] {
  return actorsOf(machine).flatMap(([actor, logic]) => {
    const path = `${name}.${actor}`;
    if (isMachine(logic)) return missingOf(path, logic);
    return isNotProvided(logic) ? [path] : [];
  });
}

const reportFact = (): void => undefined;
const first = createMachines({
  api,
  queryClient: new QueryClient(),
  checkoutKeyStorage: storedText('checkout-key'),
  reportFact,
  running: () => {
    throw new Error('No effect runs here');
  },
});
const provided = { ...first, ...createLaterMachines({ api }), ...uploadMachines };

it('gives every effect that a machine of the page asks for', () => {
  const missing = Object.entries(provided).flatMap(([name, machine]) => missingOf(name, machine));
  expect(missing).toEqual([]);
});

it('gives effects to every machine that asks for some', () => {
  const asking = Object.values(files)
    .flatMap((exports) => Object.values(exports).filter(isMachine))
    .filter((machine) => actorsOf(machine).length > 0)
    .map(({ id }) => id);
  expect(asking.length).toBeGreaterThan(0);
  expect(Object.values(provided).map(({ id }) => id)).toEqual(expect.arrayContaining(asking));
});

it('notices an effect that is left out', () => {
  const bare = Object.values(files).flatMap((exports) => Object.values(exports).filter(isMachine));
  expect(bare.flatMap((machine) => missingOf(machine.id, machine))).toContain('phoneLogin.sendCall');
});
