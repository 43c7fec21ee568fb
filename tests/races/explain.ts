import { isDeepStrictEqual } from 'node:util';
import type { Told } from '#tests/server/walks/walk-desk.ts';
import type { Race, Sent, Shown } from './race.ts';

/** A command that was carried out: when it was sent, when its answer came, and what that said. */
export interface Op extends Sent {
  sentAt: number;
  cameAt: number;
  told: Told;
  /** A record as the answer shows it: as it was at some moment between the change and the answer. */
  shown?: Shown | undefined;
}

/** Whether some order explains what was seen; where none does, what the best one had left. */
export interface Explanation {
  isExplained: boolean;
  /** The commands in the order that explains most, by branch and place from 0. */
  order: readonly { branch: number; place: number }[];
  /** The world after that order. */
  world: object;
}

type Pure = Pick<Race, 'step' | 'records'>;

interface Node {
  /** Of each branch: two for each command that is through, one more where it has only taken effect. */
  at: readonly number[];
  world: object;
  order: Explanation['order'];
}

const isSame = (one: Told, other: Told): boolean => one.status === other.status && one.code === other.code;

/** What may happen next in one branch: its next command takes effect, or its answer is read. */
function nextOf(race: Pure, branches: readonly (readonly Op[])[], node: Node, branch: number): Node | null {
  const steps = node.at[branch] ?? 0;
  const place = Math.floor(steps / 2);
  const op = branches[branch]?.[place];
  if (!op) return null;
  const isHeldBack = branches.some((ops, other) => {
    const before = ops[Math.floor((node.at[other] ?? 0) / 2)];
    return other !== branch && before !== undefined && before.cameAt < op.sentAt;
  });
  if (isHeldBack) return null;
  const to = (by: number): readonly number[] => node.at.map((one, index) => (index === branch ? one + by : one));
  if (steps % 2 === 1) {
    const { shown } = op;
    const record = shown && race.records(node.world)[shown.record];
    return !shown || (record?.state === shown.state && record.version === shown.version)
      ? { ...node, at: to(1) }
      : null;
  }
  const { told, world } = race.step(node.world, op);
  if (!isSame(told, op.told)) return null;
  return { at: to(op.shown ? 1 : 2), world, order: [...node.order, { branch, place }] };
}

/**
 * Looks for an order of all commands that a single machine could have taken them in: that keeps the order of each
 * branch, and of two of which one was answered before the other was sent, gives the same answers, and ends in the same
 * world.
 */
export function explain(
  race: Pure,
  { begin, branches, end }: { begin: object; branches: readonly (readonly Op[])[]; end: object },
): Explanation {
  const tried = new Set<string>();
  let best: Node = { at: branches.map(() => 0), world: begin, order: [] };
  const open: Node[] = [best];
  for (let node = open.pop(); node; node = open.pop()) {
    const key = JSON.stringify([node.at, node.world]);
    if (tried.has(key)) continue;
    tried.add(key);
    if (node.order.length > best.order.length) best = node;
    const isWhole = node.at.every((steps, branch) => steps === 2 * (branches[branch]?.length ?? 0));
    if (isWhole) {
      best = node;
      if (isDeepStrictEqual(node.world, end)) return { isExplained: true, order: node.order, world: node.world };
    }
    for (const branch of branches.keys()) {
      const next = nextOf(race, branches, node, branch);
      if (next) open.push(next);
    }
  }
  return { isExplained: false, order: best.order, world: best.world };
}
