import type { ListedLine, OrderLineState } from '#contract/types.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { lineStateNames } from '#entities/order/orders.strings.ts';
import { readName } from '#lib/read-address.ts';
import { orderLineRefusal } from '#machines/order/order-line.machine.ts';
import { countsOf } from '#office/kit/bulk/counts-of.ts';
import { impossible } from '#office/kit/bulk/impossible.ts';
import type { NamedAct } from '#office/kit/bulk/use-bulk.tsx';
import { bulkLinesStrings } from './bulk-lines.strings.ts';

const { acts, verbs } = bulkLinesStrings;

type Act = keyof typeof acts | 'P' | 'F';

type Line = Pick<ListedLine, 'state' | 'price'> & { order: Pick<ListedLine['order'], 'state'> };

/** What somebody may do with lines. */
export interface LineRights {
  mayMove: boolean;
  mayEdit: boolean;
  maySend: boolean;
}

/** What a line of a state usually comes to next. */
const onward: Readonly<Partial<Record<OrderLineState, Act>>> = { W: 'P', O: 'P', P: 'F' };

/** As whoever may do anything: what only the server knows is told as it goes. */
const permissive = { purchase: 'open', live: 2, hasReason: true, isCovered: true, canForce: true } as const;

const refuses = ({ state, order }: Line, to: OrderLineState): boolean =>
  orderLineRefusal(state, to, { ...permissive, order: order.state }) !== null;

/** The changes that fit selected lines and whoever may make them, the commonest first; the end of them apart. */
export function actsOf(lines: readonly Line[], { mayMove, mayEdit, maySend }: LineRights): NamedAct[] {
  const fitting = lines.flatMap((line): Act[] => {
    const { state, price } = line;
    const next = onward[state];
    return [
      ...(mayMove && maySend && state === 'W' && !refuses(line, 'O') ? (['send'] as const) : []),
      ...(mayEdit && price === null && state !== 'C' ? (['price'] as const) : []),
      ...(mayMove && next ? [next] : []),
    ];
  });
  const canEnd = mayMove && lines.some((line) => !refuses(line, 'C'));
  return [
    ...[...countsOf(fitting, (act) => act)]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name]) => ({
        name,
        label: name === 'P' || name === 'F' ? verbs[name](lines.length) : acts[name],
      })),
    ...(canEnd ? [{ name: 'C', label: acts.C, isApart: true }] : []),
  ];
}

/** Why none of these lines may come to a state, or go to a purchase; undefined where one may. */
export function whyNot(lines: readonly Line[], name: string): string | undefined {
  const to = name === 'send' ? 'O' : readName(lineStateNames, name);
  if (to === undefined || lines.length === 0 || !lines.every((line) => refuses(line, to))) return undefined;
  return impossible(
    lineStateNames[to],
    lines.map(({ state, order }) => bulkLinesStrings.standing(lineStateNames[state], orderStateNames[order.state])),
  );
}
