import { createElement, lazy, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { loadModule } from './load-module.ts';

/** A component that loads when it is first shown, or before that when asked to. */
export type LazyPart<Props extends object = object> = FunctionComponent<Props> & { preload: () => void };

const renewals = new WeakMap<object, () => void>();

/** Lets what this error kept from loading load anew when it is shown next. */
export function forgetFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) renewals.get(error)?.();
}

/** Names a component of a module that loads later: `lazyPart(() => import('…'), 'CatalogPage')`. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> {
  let found: ComponentType<Props> | undefined;
  const makeGate = () =>
    lazy(async () => {
      try {
        found = (await loadModule(load))[name];
      } catch (error) {
        // React never forgets a failure. Renewed here, the gate would be knocked at again before any boundary has heard of it.
        if (typeof error === 'object' && error !== null) renewals.set(error, renew);
        throw error;
      }
      return { default: ({ show }: { show: () => ReactNode }) => show() };
    });
  let gate = makeGate();
  const renew = (): void => {
    gate = makeGate();
  };
  const Part = (props: Props) => createElement(gate, { show: () => found && createElement(found, props) });
  return Object.assign(Part, {
    // Whoever shows the part hears of a failure; here it only comes later than it could.
    preload: () => void load().catch(() => undefined),
  });
}
