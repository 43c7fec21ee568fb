import type { OrderLine, OrderLineState, PlacedOrder } from '#contract/types.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MoneyNote } from '../../money/money-note.tsx';
import { nameOfLine } from '../../orders.strings.ts';
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
  const { mutate, isPending, variables, data: refusal } = useLineState(order.id, line, onClose);
  const group = useRef<HTMLDivElement>(null);
  const firstOpen = asked === null ? 'button:enabled' : 'input';
  useEffect(() => group.current?.querySelector<HTMLElement>(firstOpen)?.focus(), [firstOpen]);
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
    needsReason ? setAsked(state) : mutate({ state });
  const effectOf = (to: OrderLineState) => (
    <MoneyNote
      order={order}
      change={{ lines: order.lines.map((one) => (one.id === line.id ? { ...one, state: to } : one)) }}
    />
  );
  const reasons = [...new Set(next.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <div ref={group} role="group" aria-label={lineStatesStrings.group(nameOfLine(line))} className={classes['panel']}>
      {asked === null ? (
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
            else mutate({ state: asked, reason: reason.trim() });
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
      {refusal && (
        <p role="alert" className={classes['why']}>
          {refusal}
        </p>
      )}
    </div>
  );
}
