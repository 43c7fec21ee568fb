import { createElement, lazy, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

/** A component that loads when it is first shown, or before that when asked to. */
export type LazyPart<Props extends object = object> = FunctionComponent<Props> & {
  preload: () => void;
  /** Loads it anew when it is shown next: React never forgets that it could not be loaded. */
  renew: () => void;
};

/** Names a component of a module that loads later: `lazyPart(() => import('…'), 'CatalogPage')`. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> {
  let found: ComponentType<Props> | undefined;
  const makeGate = () =>
    lazy(async () => {
      found = (await load())[name];
      return { default: ({ show }: { show: () => ReactNode }) => show() };
    });
  let gate = makeGate();
  const Part = (props: Props) => createElement(gate, { show: () => found && createElement(found, props) });
  return Object.assign(Part, {
    // Whoever shows the part hears of a failure; here it only comes later than it could.
    preload: () => void load().catch(() => undefined),
    renew: () => {
      gate = makeGate();
    },
  });
}
