import { isLiveLine } from '#common/order-line.ts';
import type { OrderLine, PlacedOrder } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import type { lineEditMachine } from '#machines/order/line-edit.machine.ts';
import { type EditingFacts, goesForGood } from '#machines/order/order-editing.rules.ts';
import { useShop } from '#page/shop-context.tsx';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { MoneyNote } from '../../money/money-note.tsx';
import { nameOfLine } from '../../orders.strings.ts';
import { stockQuestionStrings } from '../stock-question.strings.ts';
import { StockQuestion } from '../stock-question.tsx';
import { DiscountField } from './discount-field.tsx';
import { contentOf, draftOf, isSplit, problemsOf, typedOf } from './line-draft.ts';
import { lineEditStrings } from './line-edit.strings.ts';
import classes from './line-editor.module.css';
import { LineRemoval } from './line-removal.tsx';
import { unpricedLines } from './open-line.ts';
import { TradePrice } from './trade-price.tsx';
import { useEditingRole } from './use-editing-role.ts';

const paths = {
  description: 'description',
  price: 'price',
  count: 'count',
  comment: 'comment',
  reason: 'reason',
} as const;

interface LineEditorProps {
  actor: ActorRefFrom<typeof lineEditMachine>;
  order: PlacedOrder;
  line: OrderLine;
  /** The line as it was when its editing began. */
  began: OrderLine;
  by: EditingFacts['by'];
}

/** The form of an order's line. Its first field is focused when it opens; Escape closes it. */
export function LineEditor({ actor, order, line, began, by }: LineEditorProps) {
  const remover = useEditingRole('delete', order);
  const canRemove = remover === 'staff' || (remover === 'customer' && line.state === 'W');
  const isLast = order.lines.filter(isLiveLine).length === 1;
  // After a price that was missing the form of the next such line opens.
  const hasNext = unpricedLines(order).some(({ id }) => id !== line.id);
  const lastHint = useId();
  const { currency } = useShop();
  const { content: sent, refusal, isOutdated } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isShort = useSelector(actor, (snapshot) => snapshot.matches('askingForce'));
  const isPricing = useSelector(actor, ({ context }) => context.line?.isPricing ?? false);
  const now = draftOf(line);
  // What was typed in a cell goes on here.
  const [typed] = useState(() => typedOf(sent));
  const first = useRef<HTMLInputElement>(null);
  // Also after a question that was declined.
  useEffect(() => {
    if (!isShort) first.current?.focus();
  }, [isShort]);
  const form = useDraftForm({
    onType: () => actor.send({ type: 'form.changed' }),
    known: now,
    typed,
    problemsOf: (draft) => problemsOf(draft, line, isPricing),
    contentOf: (draft) => contentOf(draft, line),
    paths,
    sent,
    refusal: isShort ? null : refusal,
    onSubmit: (content) =>
      actor.send(
        Object.keys(content).length === 0
          ? { type: 'line.closed' }
          : { type: 'form.submitted', content, version: line.version, next: null },
      ),
  });
  const { draft, field } = form;
  useAskBeforeLeaving(Object.keys(form.content ?? {}).length > 0);
  const {
    form: guarded,
    hasAny,
    fieldOf,
  } = useTheirs({
    form,
    known: now,
    began: draftOf(began),
    shown: (name) => (name === 'price' && now.price !== '' ? formatMoney(Number(now.price), currency) : now[name]),
  });
  const group = useRef<HTMLDivElement>(null);
  const closeByKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isBusy && !isAsking) actor.send({ type: 'line.closed' });
  });
  useEffect(() => {
    const element = group.current;
    const hear = (event: KeyboardEvent): void => closeByKey(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
  const edited = {
    ...line,
    count: Number(draft.count),
    price: draft.price === '' ? line.price : Number(draft.price),
  };
  const footer = isShort ? (
    <StockQuestion
      text={refusal?.detail ?? ''}
      yes={stockQuestionStrings.save}
      onYes={() => actor.send({ type: 'force.confirmed' })}
      onNo={() => actor.send({ type: 'force.declined' })}
    />
  ) : (
    <>
      <MoneyNote order={order} change={{ lines: order.lines.map((one) => (one.id === line.id ? edited : one)) }} />
      <TheirsNotice hasAny={hasAny} isOutdated={isOutdated} refusal={form.refusal} texts={lineEditStrings} />
      <div className={classes['buttons']}>
        <Button type="submit" loading={isBusy}>
          {isPricing && hasNext ? lineEditStrings.saveAndNext : lineEditStrings.save}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => actor.send({ type: 'line.closed' })}>
          {lineEditStrings.cancel}
        </Button>
        {canRemove && (
          <Button
            variant="subtle"
            color="red"
            disabled={isBusy || isLast}
            aria-describedby={isLast ? lastHint : undefined}
            onClick={() => actor.send({ type: 'removal.asked' })}
          >
            {goesForGood(order.state, line) ? lineEditStrings.remove : lineEditStrings.cancelLine}
          </Button>
        )}
      </div>
      {canRemove && isLast && (
        <p id={lastHint} className={classes['hint']}>
          {lineEditStrings.last}
        </p>
      )}
    </>
  );
  return (
    <div ref={group} role="group" aria-label={lineEditStrings.form(nameOfLine(line))} className={classes['editor']}>
      <Form form={guarded} fieldsClass={classes['fields']} isBusy={isBusy || isShort} footer={footer}>
        {by === 'staff' && (
          <MoneyInput currency={currency} label={lineEditStrings.price} inputRef={first} {...fieldOf('price')} />
        )}
        {by === 'staff' && line.item_id !== null && line.retail_price !== null && line.retail_price > 0 && (
          <DiscountField
            retailPrice={line.retail_price}
            price={draft.price === '' ? null : Number(draft.price)}
            onPrice={(price) => form.change({ price: String(price) })}
          />
        )}
        {by === 'staff' && typeof line.trade_price === 'number' && (
          <TradePrice
            tradePrice={line.trade_price}
            price={draft.price === '' ? null : Number(draft.price)}
            onTake={(price) => form.change({ price: String(price) })}
          />
        )}
        <NumericInput
          label={lineEditStrings.count}
          {...(by === 'customer' && { inputRef: first })}
          {...fieldOf('count')}
        />
        {isSplit(draft, line) && (
          <TextInput
            label={lineEditStrings.splitReason}
            description={lineEditStrings.splitHint(line.count - Number(draft.count))}
            required
            withAsterisk={false}
            className={classes['wide']}
            maxLength={500}
            {...field('reason')}
          />
        )}
        {line.item_id === null && (
          <TextInput
            label={lineEditStrings.name}
            placeholder={lineEditStrings.nameHint}
            className={classes['wide']}
            maxLength={200}
            {...fieldOf('description')}
          />
        )}
        <Textarea
          label={lineEditStrings.comment}
          className={classes['wide']}
          rows={1}
          autosize
          maxLength={1000}
          {...fieldOf('comment')}
        />
      </Form>
      <LineRemoval actor={actor} order={order} isStaffs={remover === 'staff'} />
    </div>
  );
}
