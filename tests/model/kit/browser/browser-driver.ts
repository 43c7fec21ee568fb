import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { WithoutControl } from '#tests/model/kit/controls.ts';
import type { Start } from '#tests/model/kit/explore.ts';
import type { Hand } from './hand.ts';
import type { Reply } from '#tests/model/kit/flow/held-fetch.ts';
import type { CallRow } from './held-page.ts';
import type { Sight } from './sight.ts';

/** One event to bring about by hand. */
interface Press {
  hand: Hand;
  page: Page;
  event: EventObject;
  /** The model's state before the event. */
  snapshot: AnyMachineSnapshot;
}

/** What the author of a walk in the browser tells `walkBrowser`. */
export interface BrowserDriver {
  /** Opens the page where the machine begins; calls are held and delays stand still from here on. */
  open: (page: Page, start: Start) => Promise<unknown>;
  /** Actors that the page ends at once: states in which they work are passed through, and not looked at. */
  byItself?: readonly string[];
  /** Lengths of delays, in milliseconds, that timers of the page have too: of these it is only seen that one runs. */
  otherTimers?: readonly number[];
  /** Which requests are the machine's calls, by actor id. */
  calls: Readonly<Record<string, CallRow>>;
  /**
   * What comes to an output: an answer in place of the server's, undefined for the server's own; or in words why
   * nothing does.
   */
  answers?: Readonly<Record<string, (output: never, snapshot: AnyMachineSnapshot) => Reply | string | undefined>>;
  /** How a person does each event, by its type; answers that a person gives, too. */
  press: Readonly<Record<string, (press: Press) => Promise<unknown>>>;
  /** Events that nothing a person can press brings about, with the reason. They are never sent. */
  withoutControl?: WithoutControl;
  /**
   * What happens elsewhere before something ends: by actor id, what somebody else does in the shop so that the server's
   * own answer comes to an output; by a delay's name, what its time brings besides.
   */
  world?: Readonly<Record<string, (output: never, snapshot: AnyMachineSnapshot) => Promise<unknown>>>;
  /** Whether an event has used up what was prepared: where the machine is in its first state, it is opened anew. */
  isSpent?: (event: EventObject, snapshot: AnyMachineSnapshot) => boolean;
  /** Told of each event before the screen is looked at: the real server remembers what it was sent, as this must. */
  follow?: (event: EventObject, snapshot: AnyMachineSnapshot) => void;
  /** What is on the screen, by dotted state name: all that are active are asked. */
  sees: Readonly<Record<string, (page: Page, snapshot: AnyMachineSnapshot) => Sight>>;
  /** How long a step may take to show, in milliseconds. */
  patience?: number;
}
