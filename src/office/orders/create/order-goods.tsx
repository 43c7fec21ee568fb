import { QuantityInput } from '#entities/cart/quantity-input.tsx';
import { ItemImage } from '#entities/item/item-image.tsx';
import { ItemSearch } from '#entities/order/lines/add/item-search.tsx';
import { priceOfItem } from '#entities/order/lines/add/price-of-item.ts';
import { Money } from '#entities/shop/money.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type Good, type OrderCustomer, withItem } from './new-order-draft.ts';
import classes from './new-order.module.css';
import { newOrderStrings } from './new-order.strings.ts';

interface OrderGoodsProps {
  goods: readonly Good[];
  customerType: OrderCustomer['customer_type'];
  /** Why the order can't be placed without a line. */
  error: string | undefined;
  onChange: (goods: readonly Good[]) => void;
}

/** The items of a new order. A found one is counted next, and Enter leads back to the search. */
export function OrderGoods({ goods, customerType, error, onChange }: OrderGoodsProps) {
  const [added, setAdded] = useState<{ id: number; name: string; place: number } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLDivElement>(null);
  // After the search, which takes the focus when it is empty again.
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>(`[data-item="${added.id}"] input`)?.focus();
  }, [added]);
  useEffect(() => {
    const counts = list.current;
    // Enter in a field of a form would send it.
    const leadBack = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      search.current?.querySelector<HTMLElement>('input')?.focus();
    };
    counts?.addEventListener('keydown', leadBack);
    return () => counts?.removeEventListener('keydown', leadBack);
  }, []);
  const remove = (id: number): void => {
    onChange(goods.filter(({ item }) => item.id !== id));
    search.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div role="group" aria-label={newOrderStrings.goods} className={classes['goods']}>
      <ul ref={list} className={classes['list']} aria-label={newOrderStrings.goods}>
        {goods.map(({ item, count }) => (
          <li key={item.id} data-item={item.id} className={classes['good']}>
            <ItemImage image={item.image} sizes="44px" small />
            <span className={classes['name']}>{keepTogether(item.name)}</span>
            <b>
              <Money value={priceOfItem(item, { isTrade: false, type: customerType }) ?? item.discounted_price} />
            </b>
            <div className={classes['controls']}>
              <div className={classes['count']}>
                <QuantityInput
                  value={count}
                  onChange={(changed) =>
                    onChange(goods.map((good) => (good.item.id === item.id ? { item, count: changed } : good)))
                  }
                  label={newOrderStrings.quantity(item.name)}
                  compact
                />
              </div>
              <Button
                variant="subtle"
                size="compact-md"
                color="red"
                aria-label={newOrderStrings.remove(item.name)}
                onClick={() => remove(item.id)}
              >
                {newOrderStrings.removeShort}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div ref={search}>
        <ItemSearch
          key={added?.place}
          error={error}
          onChoose={(item) => {
            setAdded({ id: item.id, name: item.name, place: (added?.place ?? 0) + 1 });
            onChange(withItem(goods, item));
          }}
        />
      </div>
      <VisuallyHidden role="status">{added && newOrderStrings.added(added.name)}</VisuallyHidden>
    </div>
  );
}
