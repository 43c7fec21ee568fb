import { useActorRef } from '@xstate/react';
import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { MachineActor, MachineInput, MachineName, ProvidedMachines } from './machine-types.ts';

/** Hands a machine's fact to whoever acts on it. */
export type ReportFact = (name: MachineName, fact: EventObject) => void;

interface Provided {
  machines: Partial<ProvidedMachines>;
  reportFact: ReportFact;
}

const MachinesContext = createContext<Provided | null>(null);

/** Gives machines with real effects to all below. */
export function MachinesProvider({ children, ...provided }: Provided & { children: ReactNode }) {
  return <MachinesContext value={provided}>{children}</MachinesContext>;
}

/** Gives machines that have loaded later, besides those above, to all below. */
export function LaterMachinesProvider({ machines, children }: { machines: Partial<ProvidedMachines>; children: ReactNode }) {
  const above = useProvided();
  return <MachinesContext value={{ ...above, machines: { ...above.machines, ...machines } }}>{children}</MachinesContext>;
}

function useProvided(): Provided {
  const provided = use(MachinesContext);
  if (!provided) throw new Error('There is no MachinesProvider above');
  return provided;
}

/** The way to report what is learned after its machine has stopped. */
export function useReportFact(): ReportFact {
  return useProvided().reportFact;
}

/** Runs a machine for as long as the component lives; its input is read once, and its facts are reported. */
export function useProvidedActor<Name extends MachineName>(name: Name, input: MachineInput<Name>): MachineActor<Name> {
  const { machines, reportFact } = useProvided();
  const machine: AnyStateMachine | undefined = machines[name];
  if (!machine) throw new Error(`Nobody provides the machine ${name}`);
  const actor = useActorRef(machine, { input });
  // A layout effect, since the actor starts in an effect and may emit at once.
  useLayoutEffect(() => {
    const subscription = actor.on('*', (fact) => reportFact(name, fact));
    return () => subscription.unsubscribe();
  }, [actor, name, reportFact]);
  return actor as MachineActor<Name>;
}
