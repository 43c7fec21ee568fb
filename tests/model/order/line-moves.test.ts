import { describe, expect, it } from 'vitest';
import type { PlacedOrderState } from '#contract/types.ts';
import { endedLine, markLine, type MovedLine, moveLine, receiveLine, undoReceipt } from '#machines/order/line-moves.ts';
import type { OrderLineState } from '#common/order-line.ts';

/** The states of a line after each state that its order enters; `(P)` is a person's change of the line. */
function walk(state: OrderLineState, path: string): string {
  let line: MovedLine = { state, reason: '', moves: [] };
  const states = path.split(' ').map((step) => {
    const byHand = /^\((.)\)$/.exec(step)?.[1];
    line = byHand
      ? { state: byHand as OrderLineState, reason: '', moves: [] }
      : moveLine(line, step as PlacedOrderState, '');
    return line.state;
  });
  return states.join(' ');
}

describe('a line moves with its order', () => {
  it.each([
    // Entering collected takes it from stock, entering done hands it over, skipping collected does both.
    ['W', 'accepted need_pay collected delivery done completed', 'W W P P F F'],
    ['W', 'accepted need_pay delivery done', 'W W P F'],
    ['W', 'accepted need_pay done completed', 'W W F F'],
    ['P', 'accepted collected done', 'P P F'],
    ['F', 'accepted collected done', 'F F F'],
    ['C', 'accepted collected delivery done completed', 'C C C C C'],
    // Steps back undo what was done since, and no more.
    ['W', 'accepted collected accepted created', 'W P W W'],
    ['P', 'accepted collected accepted created', 'P P P P'],
    ['W', 'accepted collected need_pay accepted', 'W P P W'],
    ['W', 'accepted need_pay done collected accepted', 'W W F P W'],
    ['W', 'accepted need_pay delivery collected accepted', 'W W P P W'],
    ['P', 'accepted need_pay done collected accepted', 'P P F P P'],
    ['F', 'accepted need_pay done collected accepted', 'F F F F F'],
    ['W', 'accepted collected accepted collected done collected', 'W P W P F P'],
    // An end cancels it; back to created restores it as it was before its order was collected.
    ['W', 'canceled created', 'C W'],
    ['O', 'accepted rejected created accepted', 'O C O O'],
    ['P', 'accepted need_pay canceled created', 'P P C P'],
    ['W', 'accepted collected canceled created', 'W P C W'],
    ['C', 'canceled created', 'C C'],
    // What a person has done since stays.
    ['W', 'accepted collected (C) accepted', 'W P C C'],
    ['W', 'accepted collected (C) canceled created', 'W P C C C'],
    ['W', 'accepted collected accepted (P) canceled created', 'W P W P C P'],
    ['W', 'accepted need_pay delivery (F) done collected', 'W W P F F F'],
  ] as const)('%s: %s', (state, path, expected) => {
    expect(walk(state, path)).toBe(expected);
  });

  it('is left as a person has changed it, though what its order did is still noted', () => {
    const moves = [{ stage: 'collected', from: 'W', to: 'P' }] as const;
    const changed = { state: 'C', reason: 'Разбилась', moves } as const;
    expect(moveLine(changed, 'accepted', '')).toEqual({ state: 'C', reason: 'Разбилась', moves: [] });
  });
});

describe('what its order did to a line is noted', () => {
  const taken = { stage: 'collected', from: 'W', to: 'P' } as const;
  const given = { stage: 'handed_over', from: 'P', to: 'F' } as const;
  const broken = { state: 'C', reason: 'Разбилась', moves: [taken] } as const;

  it.each([
    // While it lasts, also where a person has changed the line since.
    ['need_pay', broken, broken],
    ['collected', broken, broken],
    ['delivery', broken, broken],
    ['done', broken, broken],
    ['completed', broken, broken],
    ['canceled', broken, broken],
    ['rejected', broken, broken],
    ['accepted', broken, { ...broken, moves: [] }],
    ['created', broken, { ...broken, moves: [] }],
    // In the order in which it was done, and with the line's own reason where it ends with its order.
    ['done', { state: 'W', reason: 'Ждём', moves: [] }, { state: 'F', reason: 'Ждём', moves: [taken, given] }],
    [
      'canceled',
      { state: 'P', reason: 'Пришла', moves: [taken] },
      { state: 'C', reason: 'Передумали', moves: [taken, { stage: 'ended', from: 'P', to: 'C', reason: 'Пришла' }] },
    ],
    [
      'rejected',
      { state: 'O', reason: '', moves: [] },
      { state: 'C', reason: 'Передумали', moves: [{ stage: 'ended', from: 'O', to: 'C', reason: '' }] },
    ],
    [
      'created',
      { state: 'C', reason: 'Передумали', moves: [{ stage: 'ended', from: 'O', to: 'C', reason: 'Пришла' }] },
      { state: 'O', reason: 'Пришла', moves: [] },
    ],
    [
      'created',
      { state: 'C', reason: 'Передумали', moves: [{ stage: 'ended', from: 'O', to: 'C', reason: '' }] },
      { state: 'O', reason: '', moves: [] },
    ],
    [
      'collected',
      { state: 'F', reason: 'Пришла', moves: [taken, given] },
      { state: 'P', reason: 'Пришла', moves: [taken] },
    ],
  ] as const)('in %s: %j becomes %j', (state, line, expected) => {
    expect(moveLine(line, state, 'Передумали')).toEqual(expected);
  });
});

describe('a receipt', () => {
  it('and a mark say what they have made of the line', () => {
    const move = { stage: 'received', from: 'O', to: 'C' };
    expect(receiveLine('C', 'Не пришло')).toEqual({ state: 'C', reason: 'Не пришло', moves: [move] });
    expect(markLine('C', 'Нет синих')).toEqual({ state: 'C', reason: 'Нет синих', moves: [{ ...move, isMark: true }] });
  });

  it('leaves a line whose order has ended cancelled, with the order’s reason and the line’s own before', () => {
    const ended = (before: string) => [{ stage: 'ended', from: 'O', to: 'C', reason: before }];
    expect(endedLine('Передумали')).toEqual({ state: 'C', reason: 'Передумали', moves: ended('') });
    expect(endedLine('Передумали', 'Пришла')).toEqual({ state: 'C', reason: 'Передумали', moves: ended('Пришла') });
    const line = moveLine(receiveLine('P', 'Пришла'), 'canceled', 'Передумали');
    expect(undoReceipt(line, 'canceled')).toEqual({ state: 'C', reason: 'Передумали', moves: ended('Пришла') });
    const { moves } = receiveLine('C', 'Не пришло');
    const gone = { state: 'C', reason: 'Не пришло', moves } as const;
    expect(undoReceipt(gone, 'canceled')).toEqual({ state: 'C', reason: 'Не пришло', moves: ended('') });
  });

  const after = (to: 'P' | 'C', path: readonly PlacedOrderState[]): MovedLine =>
    path.reduce<MovedLine>((line, state) => moveLine(line, state, 'Передумали'), receiveLine(to, 'Не пришло'));

  it.each([
    ['P', [], 'O'],
    ['C', [], 'O'],
    ['P', ['need_pay', 'collected', 'accepted'], 'O'],
    ['C', ['collected'], 'O'],
    ['P', ['done', 'collected'], 'O'],
  ] as const)('that made it %s is undone after %j', (to, path, expected) => {
    expect(undoReceipt(after(to, path), path.at(-1) ?? 'accepted')).toEqual({ state: expected, reason: '', moves: [] });
  });

  it.each(['P', 'C'] as const)('that made it %s is undone with the end of its order', (to) => {
    const undone = undoReceipt(after(to, ['canceled']), 'canceled');
    expect(undone?.state).toBe('C');
    expect(undone && moveLine(undone, 'created', '').state).toBe('O');
  });

  it('is not undone where the line was handed over, or changed by a person', () => {
    expect(undoReceipt(after('P', ['done']), 'done')).toBeNull();
    expect(undoReceipt({ state: 'C', reason: 'Разбилась', moves: [] }, 'accepted')).toBeNull();
  });

  it('restores the order that it ended, until a person has', () => {
    const [move] = receiveLine('C', 'Не пришло').moves;
    const line = { state: 'C', reason: 'Не пришло', moves: [{ ...move, endedFrom: 'need_pay' }] } as MovedLine;
    expect(moveLine(line, 'canceled', '').moves[0]?.endedFrom).toBe('need_pay');
    expect(moveLine(line, 'created', '').moves[0]?.endedFrom).toBeUndefined();
    expect(undoReceipt(line, 'canceled')).toEqual({ state: 'O', reason: '', moves: [] });
  });
});
