import type { OrderLine, OrderLineState, PlacedOrder } from '#contract/types.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MoneyNote } from '../../money/money-note.tsx';
import { nameOfLine } from '../../orders.strings.ts';
import { StockQuestion } from '../stock-question.tsx';
import { stockQuestionStrings } from '../stock-question.strings.ts';
import classes from './line-states.module.css';
import { lineStatesStrings, lineVerbs } from './line-states.strings.ts';
import { useLineState } from './use-line-state.ts';

interface LineStatesProps {
  order: PlacedOrder;
  line: OrderLine;
  onClose: () => void;
}

/** The states that a line may have next, and what holds others back. The first open one is focused; Escape closes. */
export function LineStates({ order, line, onClose }: LineStatesProps) {
  const { next_states: next } = line;
  const [asked, setAsked] = useState<OrderLineState | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  // What there is too little of; it stays while the change is sent again.
  const [short, setShort] = useState<string | null>(null);
  const { mutate, isPending, variables, data: refusal, reset } = useLineState(order.id, line, onClose);
  const send = (change: NonNullable<typeof variables>): void =>
    mutate(change, { onSettled: (refused) => setShort(refused?.isShort ? refused.detail : null) });
  const decline = (): void => {
    setShort(null);
    reset();
  };
  const group = useRef<HTMLDivElement>(null);
  const firstOpen = asked === null ? 'button:enabled' : 'input';
  useEffect(() => {
    if (short === null) group.current?.querySelector<HTMLElement>(firstOpen)?.focus();
  }, [firstOpen, short]);
  const closeByKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isPending) onClose();
  });
  useEffect(() => {
    const element = group.current;
    const hear = (event: KeyboardEvent): void => closeByKey(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
  const choose = ({ state, needs_reason: needsReason }: OrderLine['next_states'][number]) =>
    needsReason ? setAsked(state) : send({ state });
  const effectOf = (to: OrderLineState) => (
    <MoneyNote
      order={order}
      change={{ lines: order.lines.map((one) => (one.id === line.id ? { ...one, state: to } : one)) }}
    />
  );
  const reasons = [...new Set(next.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <div ref={group} role="group" aria-label={lineStatesStrings.group(nameOfLine(line))} className={classes['panel']}>
      {short !== null && variables ? (
        <StockQuestion
          text={short}
          yes={stockQuestionStrings.restore}
          isBusy={isPending}
          onYes={() => send({ ...variables, force: true })}
          onNo={decline}
        />
      ) : asked === null ? (
        <>
          <div className={classes['buttons']}>
            {next.map((one) => (
              <Button
                key={one.state}
                size="xs"
                variant={one.state === 'C' ? 'subtle' : 'default'}
                {...(one.state === 'C' && { color: 'red' })}
                disabled={one.refusal !== null || (isPending && variables.state !== one.state)}
                loading={isPending && variables.state === one.state}
                aria-describedby={one.refusal === null ? undefined : `${id}${reasons.indexOf(one.refusal)}`}
                onClick={() => choose(one)}
              >
                {lineVerbs[one.state]}
              </Button>
            ))}
          </div>
          {line.state === 'C' && next.some(({ state, refusal: why }) => state === 'W' && why === null) && effectOf('W')}
          {reasons.map((text, index) => (
            <p key={text} id={`${id}${index}`} className={classes['why']}>
              {text}
            </p>
          ))}
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() === '') setIsMissing(true);
            else send({ state: asked, reason: reason.trim() });
          }}
        >
          <TextInput
            label={lineStatesStrings.reason}
            description={lineStatesStrings.reasonHint}
            required
            withAsterisk={false}
            maxLength={500}
            mb="xs"
            value={reason}
            error={isMissing && reason.trim() === '' ? ruleStrings.required : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {effectOf(asked)}
          <div className={classes['buttons']}>
            <Button type="submit" size="xs" color="red.8" loading={isPending}>
              {lineVerbs[asked]}
            </Button>
            <Button size="xs" variant="default" disabled={isPending} onClick={() => setAsked(null)}>
              {lineStatesStrings.keep}
            </Button>
          </div>
        </form>
      )}
      {refusal && short === null && (
        <p role="alert" className={classes['why']}>
          {refusal.detail}
        </p>
      )}
    </div>
  );
}
