import type { components, PlacedOrder } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { Money } from '#entities/shop/money.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { isBelowZero, readRefusal } from '#machines/kit/refusal.ts';
import type { EditingFacts } from '#machines/order/order-editing.rules.ts';
import { usePermission } from '#page/shop-context.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useEffect, useRef, useState } from 'react';
import { MoneyNote } from '../../money/money-note.tsx';
import { countProblem } from '../edit/line-draft.ts';
import { stockQuestionStrings } from '../stock-question.strings.ts';
import { StockQuestion } from '../stock-question.tsx';
import classes from './add-lines.module.css';
import { addLinesStrings } from './add-lines.strings.ts';
import { priceOfItem } from './price-of-item.ts';
import { type NewLine, useAddLine } from './use-add-line.ts';

type Item = components['schemas']['ItemCard'];

interface Draft {
  count: string;
  isTrade: boolean;
}

interface ItemFormProps {
  order: PlacedOrder;
  item: Item;
  by: EditingFacts['by'];
  onAdded: () => void;
  onDrop: () => void;
}

/** How many of the chosen item, and at which price; Enter adds it. */
export function ItemForm({ order, item, by, onAdded, onDrop }: ItemFormProps) {
  const { mutate, reset, isPending, error, data, variables } = useAddLine(order);
  // What there is too little of, in the server's words; it stays while the line is sent again.
  const [short, setShort] = useState<string | null>(null);
  const mayTrade = usePermission('trade_price_orders') && by === 'staff' && item.trade_price !== null;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (short !== null) return;
    field.current?.focus();
    field.current?.select();
  }, [short]);
  function send(line: NewLine): void {
    mutate(line, {
      onSuccess: ({ refusal }) => (refusal ? setShort(null) : onAdded()),
      onError: (failure) => setShort(isBelowZero(failure) ? readRefusal(failure).detail : null),
    });
  }
  const decline = (): void => {
    setShort(null);
    reset();
  };
  const form = useDraftForm<Draft, NewLine>({
    onType: () => error && reset(),
    known: { count: '1', isTrade: false },
    problemsOf: ({ count }) => ({ count: countProblem(count) }),
    contentOf: ({ count, isTrade }) => ({
      item_id: item.id,
      count: Number(count),
      description: '',
      comment: '',
      trade_price: isTrade,
    }),
    paths: { count: 'count', isTrade: 'trade_price' },
    sent: variables ?? null,
    refusal: error && short === null ? readRefusal(error) : null,
    onSubmit: send,
  });
  const price = priceOfItem(item, { isTrade: form.draft.isTrade, type: order.account?.customer_type });
  const footer =
    short !== null && variables ? (
      <StockQuestion
        text={short}
        yes={stockQuestionStrings.add}
        isBusy={isPending}
        onYes={() => send({ ...variables, force: true })}
        onNo={decline}
      />
    ) : (
      <>
        {data?.refusal && (
          <p role="alert" className={classes['meanwhile']}>
            {addLinesStrings.meanwhile}
          </p>
        )}
        {price !== null && countProblem(form.draft.count) === undefined && (
          <MoneyNote
            order={order}
            change={{ lines: [...order.lines, { state: 'W', price, count: Number(form.draft.count) }] }}
          />
        )}
        <FormRefusalText refusal={form.refusal} texts={addLinesStrings} />
        <div className={classes['buttons']}>
          <Button type="submit" loading={isPending}>
            {addLinesStrings.add}
          </Button>
          <Button variant="default" disabled={isPending} onClick={onDrop}>
            {addLinesStrings.other}
          </Button>
        </div>
      </>
    );
  return (
    <Form form={form} fieldsClass={classes['fields']} isBusy={isPending || short !== null} footer={footer}>
      <div className={classes['chosen']}>
        <span className={classes['picture']}>
          <ItemImage image={item.image} sizes="44px" small />
        </span>
        <span className={classes['name']}>{keepTogether(item.name)}</span>
        <b className={classes['price']}>
          <Money value={price ?? item.discounted_price} />
        </b>
      </div>
      <NumericInput label={addLinesStrings.count} inputRef={field} {...form.field('count')} />
      {mayTrade && (
        <Checkbox
          label={addLinesStrings.trade}
          checked={form.draft.isTrade}
          onChange={(event) => form.change({ isTrade: event.currentTarget.checked })}
        />
      )}
    </Form>
  );
}
