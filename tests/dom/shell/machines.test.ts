import type { Flow } from '#page/define-flow.ts';
import { isNotProvided } from '#machines/kit/not-provided.ts';
import { pageOf } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';

const machineFiles = import.meta.glob<Record<string, unknown>>('/machines/**/*.machine.ts', { eager: true });
const flowFiles = import.meta.glob<Record<string, unknown>>('/src/**/*.flow.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;
const isFlow = (value: unknown): value is Flow => typeof value === 'object' && value !== null && 'connect' in value;
const actorsOf = (machine: AnyStateMachine): [string, object][] => Object.entries(machine.implementations.actors);

const machines = Object.values(machineFiles).flatMap((exports) => Object.values(exports).filter(isMachine));
const flows = Object.values(flowFiles).flatMap((exports) => Object.values(exports).filter(isFlow));

/** Dotted names of the effects that nobody gives, those of child machines too. */
function missingOf(name: string, machine: AnyStateMachine): string[] {
  return actorsOf(machine).flatMap(([actor, logic]) => {
    const path = `${name}.${actor}`;
    if (isMachine(logic)) return missingOf(path, logic);
    return isNotProvided(logic) ? [path] : [];
  });
}

/** The ids of a machine and of those that it runs. */
function idsOf(machine: AnyStateMachine): string[] {
  return [machine.id, ...actorsOf(machine).flatMap(([, logic]) => (isMachine(logic) ? idsOf(logic) : []))];
}

const { deps } = pageOf({}, new QueryClient());
const connected = flows.map((flow) => flow.connect(deps).machine);

it('gives every effect that a machine of the page asks for', () => {
  expect(connected.length).toBeGreaterThan(0);
  expect(connected.flatMap((machine) => missingOf(machine.id, machine))).toEqual([]);
});

it('has a flow for every machine that asks for effects', () => {
  const asking = machines.filter((machine) => actorsOf(machine).length > 0).map(({ id }) => id);
  expect(asking.length).toBeGreaterThan(0);
  expect(connected.flatMap(idsOf)).toEqual(expect.arrayContaining(asking));
});

it('notices an effect that is left out', () => {
  expect(machines.flatMap((machine) => missingOf(machine.id, machine))).toContain('phoneLogin.sendCall');
});
