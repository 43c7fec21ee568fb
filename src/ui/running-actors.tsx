import { createContext, use, type ReactNode } from 'react';
import type { RunningActors } from './machine-types.ts';

const ActorsContext = createContext<RunningActors | null>(null);

/** Gives the actors that run as long as the page does to all below. */
export function RunningActorsProvider({ actors, children }: { actors: RunningActors; children: ReactNode }) {
  return <ActorsContext value={actors}>{children}</ActorsContext>;
}

/** One of the actors that run as long as the page does. */
export function useRunningActor<Name extends keyof RunningActors>(name: Name): RunningActors[Name] {
  const actors = use(ActorsContext);
  if (!actors) throw new Error('There is no RunningActorsProvider above');
  return actors[name];
}
