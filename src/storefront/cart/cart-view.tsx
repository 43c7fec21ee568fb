import { cartQuery } from '#entities/cart/cart.queries.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef, type RefObject } from 'react';
import { CartFooter } from './cart-footer.tsx';
import { CartLineView } from './cart-line-view.tsx';
import classes from './cart-view.module.css';
import { cartStrings } from './cart.strings.ts';
import { EmptyCart } from './empty-cart.tsx';
import { useFocusAfterDeletion } from './use-focus-in-cart.ts';
import { useLineCounts } from './use-line-counts.ts';

const SKELETONS = 3;

function CartSkeleton() {
  return (
    <Stack className={classes['blank']} gap="xl" role="status" aria-label={cartStrings.loading}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Group key={index} wrap="nowrap" align="start">
          <Skeleton w={72} h={72} radius="md" />
          <Stack gap={8} flex={1}>
            <Skeleton h={18} />
            <Skeleton h={18} w="50%" />
            <Skeleton h={34} w={120} />
          </Stack>
        </Group>
      ))}
    </Stack>
  );
}

interface CartViewProps {
  onCheckout: () => void;
  /** Given if an order without an answer may have emptied the cart; opens the list of orders. */
  onOrdersOpened?: (() => void) | undefined;
  /** The title of the drawer; it is focused when the last line is deleted. */
  title?: RefObject<HTMLElement | null>;
}

/** The cart: its lines, its total and the button to checkout. */
export function CartView({ onCheckout, onOrdersOpened, title }: CartViewProps) {
  const cart = usePageActor('cart');
  const isBusy = useSelector(cart, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(cart, (snapshot) => snapshot.matches('failed'));
  const { data } = useQuery({ ...cartQuery, enabled: false });
  const counts = useLineCounts();
  const items = data?.items.filter(({ id }) => counts.has(id)) ?? [];
  const lines = useRef<HTMLUListElement>(null);
  useFocusAfterDeletion(
    lines,
    items.map(({ id }) => id),
    title,
  );

  if (isBusy) return <CartSkeleton />;
  if (isFailed) {
    return (
      <div className={classes['message']}>
        <MessageState icon={<AlertIcon size={32} />} title={cartStrings.failed} text={cartStrings.failedHint}>
          <Button variant="light" onClick={() => cart.send({ type: 'retry.requested' })}>
            {cartStrings.retry}
          </Button>
        </MessageState>
      </div>
    );
  }
  return (
    <>
      {items.length === 0 ? (
        <EmptyCart onOrdersOpened={onOrdersOpened} />
      ) : (
        <ul ref={lines} className={classes['lines']} aria-label={cartStrings.items}>
          {items.map((item) => (
            <CartLineView key={item.id} item={item} />
          ))}
        </ul>
      )}
      <CartFooter items={items} counts={counts} onCheckout={onCheckout} />
    </>
  );
}
