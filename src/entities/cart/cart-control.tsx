import { type CountRule, fitCount } from '#common/fit-count.ts';
import { QUANTITY_MIN } from '#common/constants.ts';
import { useEffect, useRef } from 'react';
import classes from './cart-control.module.css';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { CartIcon } from '#ui/icons.tsx';
import { Button } from '#ui/native/button.tsx';
import { QuantityInput } from './quantity-input.tsx';
import {
  useAddition,
  useCartLine,
  useCartLineDraft,
  useFocusAfterTakingOut,
  type CartLineActor,
} from './use-cart-line.ts';

/** What limits how many of an item are put into the cart. */
type Counted = CountRule & { stock: number | null };

interface CartControlProps {
  item: Counted & { id: number; name: string };
  /** The id of the item's line; undefined if the item is not in the cart. */
  lineId: number | undefined;
}

/** The button that puts an item into the cart; once it is there, the field of its count. */
export function CartControl({ item, lineId }: CartControlProps) {
  const line = useCartLine(lineId);
  const { isAdding, add } = useAddition(item.id);
  const first = fitCount(QUANTITY_MIN, item);
  const isSoldOut = item.stock !== null && item.stock <= 0;
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The pressed button has been replaced: keyboard users need the focus on what replaced it.
  useEffect(() => {
    if (line && isPressed.current) place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    isPressed.current = false;
  }, [line]);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusAfterTakingOut(line, addButton);
  const press = (): void => {
    isPressed.current = true;
    add(first);
  };
  return (
    <div ref={place}>
      {line ? (
        <LineQuantity line={line} name={item.name} rule={item} compact isRemovable />
      ) : (
        <Button
          ref={addButton}
          fullWidth
          variant="light"
          className={classes['add']}
          // Beside a count there is no place for it in a narrow card.
          leftSection={!isSoldOut && first === 1 && <CartIcon size={18} />}
          aria-label={isSoldOut ? undefined : goodsStrings.addToCart(item.name)}
          loading={isAdding}
          disabled={isSoldOut}
          onClick={press}
        >
          {isSoldOut ? goodsStrings.soldOut : first > 1 ? goodsStrings.toCartBy(first) : goodsStrings.toCart}
        </Button>
      )}
    </div>
  );
}

/** The count of a cart line. */
export function LineQuantity({
  line,
  name,
  rule,
  compact = false,
  isRemovable = false,
}: {
  line: CartLineActor;
  name: string;
  rule: CountRule;
  compact?: boolean;
  /** Whether a step below the least count asks to take the item out of the cart. */
  isRemovable?: boolean;
}) {
  const { count } = useCartLineDraft(line);
  return (
    <QuantityInput
      value={count}
      onChange={(next) => line.send({ type: 'count.changed', count: next })}
      label={goodsStrings.quantity(name)}
      rule={rule}
      compact={compact}
      {...(isRemovable && { onRemove: () => line.send({ type: 'deletion.requested' }) })}
    />
  );
}
