import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import type { LineCell, lineEditMachine, OpenLine } from '#machines/order/line-edit.machine.ts';
import { useShop } from '#page/shop-context.tsx';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { nameOfLine } from '../../orders.strings.ts';
import { contentOf, draftOf, isSplit, problemsOf } from '../edit/line-draft.ts';
import { lineEditStrings } from '../edit/line-edit.strings.ts';
import { isClosedLine, openLine } from '../edit/open-line.ts';
import classes from './line-cell.module.css';
import { useHeldCell } from './use-held-cell.ts';

interface CellFieldProps {
  actor: ActorRefFrom<typeof lineEditMachine>;
  order: PlacedOrder;
  line: OrderLine;
  cell: LineCell;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** The same cell of the nearest line that has it, down or up. */
function neighbourOf({ order, line, cell }: Omit<CellFieldProps, 'actor'>, step: -1 | 1): OpenLine | null {
  const open = order.lines.filter((one) => one.id === line.id || (!isClosedLine(one) && one.price !== null));
  const next = open[open.indexOf(line) + step];
  return next ? openLine(next, cell) : null;
}

/** What a press on another line's button opens. */
function openedBy(order: PlacedOrder, target: EventTarget | null): OpenLine | null {
  if (!(target instanceof HTMLElement)) return null;
  const { line: id, cell } = target.dataset;
  const line = order.lines.find((one) => String(one.id) === id);
  return line ? openLine(line, cell === 'price' || cell === 'count' ? cell : null) : null;
}

/**
 * A price or a count as it is typed in its row. Enter and the arrows save it and go to the next row, leaving it saves
 * it, Escape gives it up. What is wrong stays in its cell; what was taken in part
 * is saved by another Enter alone. What needs more than a number goes on in the line's form.
 */
export function CellField({ actor, order, line, cell }: CellFieldProps) {
  const { currency } = useShop();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const known = draftOf(line)[cell];
  const [began] = useState(known);
  const [typed, setTyped] = useState(known);
  const [isTried, setIsTried] = useState(false);
  /** Whether the person is told that the number isn't all that was typed. */
  const [isPart, setIsPart] = useState(false);
  const written = useRef('');
  /** Whether a space was typed into a count, which the field drops without a word: `1 2` may be two numbers. */
  const hasGap = useRef(false);
  const isChanged = Number(typed) !== Number(began) || typed === '';
  const value = isChanged ? typed : known;
  const draft = { ...draftOf(line), [cell]: value };
  const problem = problemsOf(draft, line, false)[cell];
  const input = useRef<HTMLInputElement>(null);
  useHeldCell((isTried && problem !== undefined) || isPart, input);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useAskBeforeLeaving(isChanged);
  /** Whether a sign was left out, or the decimals are still to come: `1 2`, `12,`. */
  const isInPart = (): boolean =>
    hasGap.current || input.current?.dataset['refused'] !== undefined || /[.,]$/.test(written.current);
  const leave = (next: OpenLine | null, isByEnter: boolean): void => {
    const content = contentOf(draft, line);
    if (!isChanged || Object.keys(content).length === 0)
      actor.send(next ? { type: 'line.opened', line: next } : { type: 'line.closed' });
    else if (problem !== undefined) setIsTried(true);
    else if (isPart ? !isByEnter : isInPart()) {
      // The person is told of the gap now: what they add to the number is meant.
      hasGap.current = false;
      setIsPart(true);
    } else if (isSplit(draft, line) || known !== began) actor.send({ type: 'form.needed', content });
    else actor.send({ type: 'form.submitted', content, version: line.version, next });
  };
  const type = (event: KeyboardEvent): void => {
    if (event.key === ' ' && cell === 'count' && value !== '') hasGap.current = true;
    const step = event.key === 'Enter' && event.shiftKey ? -1 : steps[event.key];
    if (isBusy || (step === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    if (step === undefined) actor.send({ type: 'line.closed' });
    else leave(neighbourOf({ order, line, cell }, step), event.key === 'Enter');
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Another window is in front, and the field still has the page's focus.
    if (isBusy || document.activeElement === currentTarget) return;
    if (isChanged) leave(openedBy(order, relatedTarget), false);
    else actor.send({ type: 'line.closed' });
  };
  const props = {
    'aria-label': lineEditStrings.cell[cell](nameOfLine(line)),
    size: 'xs',
    inputRef: input,
    value,
    readOnly: isBusy,
    error: isPart ? lineEditStrings.inPart : isTried ? problem : undefined,
    onChange: (text: string) => {
      // On blur the same number may be written otherwise.
      if (Number(text) !== Number(value)) setIsPart(false);
      if (text.length < value.length) hasGap.current = false;
      setTyped(text);
    },
    onKeyDown: type,
    onBlur: blur,
  } as const;
  return (
    <span
      className={classes['field']}
      data-cell={cell}
      data-busy={isBusy || undefined}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) written.current = target.value;
      }}
    >
      {cell === 'price' ? <MoneyInput currency={currency} {...props} /> : <NumericInput {...props} />}
    </span>
  );
}
