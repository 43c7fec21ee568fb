import { createElement, lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { loadModule } from './load-module.ts';

/** A component that is loaded when it is first shown, or earlier. */
export type LazyPart<Props extends object = object> = FunctionComponent<Props> & {
  /** Loads it; a failure is reported when it is shown. */
  preload: () => void;
  /** Loads it, so that it is shown at once; rejects if it can't be loaded. */
  ready: () => Promise<void>;
};

const renewals = new WeakMap<object, () => void>();

/** Lets the part that failed with this error be loaded again when it is shown next. */
export function forgetFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) renewals.get(error)?.();
}

/** Makes a lazily loaded component of a module: `lazyPart(() => import('…'), 'CataloguePage')`. */
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
        // React caches a failure for ever, so a new lazy component is needed. Replaced here, it would be requested
        // again before a boundary has caught the error.
        if (typeof error === 'object' && error !== null) renewals.set(error, renew);
        throw error;
      }
      return { default: ({ show }: { show: () => ReactNode }) => show() };
    });
  let gate = makeGate();
  const renew = (): void => {
    gate = makeGate();
  };
  const Part = (props: Props) => {
    // For as long as it is mounted: one that changed between the two ways would be mounted anew.
    const [isReady] = useState(found !== undefined);
    return isReady && found
      ? createElement(found, props)
      : createElement(gate, { show: () => found && createElement(found, props) });
  };
  const ready = async (): Promise<void> => {
    found = (await load())[name];
  };
  return Object.assign(Part, { preload: () => void ready().catch(() => undefined), ready });
}
