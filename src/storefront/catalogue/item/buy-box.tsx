import { useCartLineIds } from '#entities/cart/use-cart-line-ids.ts';
import type { components } from '#contract/types.ts';
import { LineQuantity } from '#entities/cart/cart-control.tsx';
import { LineHint } from '#entities/cart/line-hint.tsx';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { CountHint } from '#entities/item/count-hint.tsx';
import { fitCount } from '#common/fit-count.ts';
import { QUANTITY_MIN } from '#common/constants.ts';
import { CartIcon, CheckIcon } from '#ui/icons.tsx';
import { Button } from '#ui/native/button.tsx';
import { VisuallyHidden } from '#ui/native/visually-hidden.tsx';
import { Price } from '#entities/item/price.tsx';
import { QuantityInput } from '#entities/cart/quantity-input.tsx';
import { useAddition, useCartLine, useFocusAfterTakingOut } from '#entities/cart/use-cart-line.ts';
import { useEffect, useRef, useState } from 'react';
import classes from './buy-box.module.css';
import { catalogueStrings } from '../catalogue.strings.ts';

/**
 * The price, the count and the button to add the item; once it is in the cart, the line's count and the button to the
 * cart.
 */
export function BuyBox({ item }: { item: components['schemas']['Item'] }) {
  const { id, name } = item;
  const lineIds = useCartLineIds();
  const line = useCartLine(lineIds?.get(id));
  const { isAdding, add } = useAddition(id);
  const [count, setCount] = useState(() => fitCount(QUANTITY_MIN, item));
  const isForSale = !item.is_hidden && (item.stock === null || item.stock > 0);
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // While an item is being added the button is disabled, and the browser takes the focus from it.
  useEffect(() => {
    if (isAdding || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isAdding]);
  useFocusAfterTakingOut(line, button);
  const press = (): void => {
    if (line) return cartDrawer.open();
    isPressed.current = true;
    add(count);
  };
  return (
    <div className={classes['box']}>
      <div className={classes['price']}>
        <Price of={item} size="var(--bar-price)" />
      </div>
      {line ? (
        <LineQuantity line={line} name={name} rule={item} isRemovable />
      ) : (
        <QuantityInput value={count} onChange={setCount} label={goodsStrings.quantity(name)} rule={item} />
      )}
      {/* The same button in both states, so that it can have the focus back. */}
      <Button
        ref={button}
        className={classes['button']}
        variant={line ? 'light' : 'filled'}
        leftSection={line ? <CheckIcon size={18} /> : <CartIcon size={18} />}
        loading={isAdding}
        disabled={!isForSale && !line}
        onClick={press}
      >
        {line ? catalogueStrings.openCart : goodsStrings.toCart}
      </Button>
      <div className={classes['hint']}>
        {line ? <LineHint line={line} of={item} /> : <CountHint of={item} count={count} />}
      </div>
      <VisuallyHidden role="status">{line && catalogueStrings.inCart}</VisuallyHidden>
    </div>
  );
}
