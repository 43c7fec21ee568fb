import { getOwnHref } from '#routes/branch-href.ts';
import { paths } from '#routes/paths.ts';
import { cartDrawer, photoOrderDialog } from '#entities/shop/overlays.ts';
import { usePermission } from '#page/shop-context.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';
import { cartStrings } from './cart.strings.ts';
import classes from './empty-cart.module.css';

function BasketPicture() {
  return (
    <svg className={classes['picture']} viewBox="0 0 160 132" fill="none" aria-hidden>
      <ellipse className={classes['ground']} cx="80" cy="122" rx="58" ry="7" />
      <path className={classes['handle']} d="M52 58c0-24 10-42 28-42s28 18 28 42" />
      <path className={classes['basket']} d="M28 56h104l-10 56a8 8 0 0 1-8 7H46a8 8 0 0 1-8-7z" />
      <path
        className={classes['rim']}
        d="M24 50h112a5 5 0 0 1 5 5v3a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5v-3a5 5 0 0 1 5-5z"
      />
      <path className={classes['face']} d="M64 84v5m32-5v5m-26 10q10 8 20 0" />
    </svg>
  );
}

/** An empty cart. `onOrdersOpened` is given if an order without an answer may have emptied it. */
export function EmptyCart({ onOrdersOpened }: { onOrdersOpened?: (() => void) | undefined }) {
  const canOrderByPhoto = usePermission('create_order');
  const orderByPhoto = (): void => {
    cartDrawer.close();
    photoOrderDialog.open();
  };
  const openOrders = (): void => {
    onOrdersOpened?.();
    cartDrawer.close();
  };
  return (
    <Stack className={classes['empty']} align="center" justify="center" gap="sm">
      <BasketPicture />
      <Title order={3}>{cartStrings.empty}</Title>
      <Text c="dimmed" size="sm" ta="center" maw={240}>
        {keepTogether(onOrdersOpened ? cartStrings.inDoubt : cartStrings.emptyHint)}
      </Text>
      {onOrdersOpened && (
        <Button component={Link} href={getOwnHref('orders')} mt="xs" onClick={openOrders}>
          {cartStrings.toOrders}
        </Button>
      )}
      <Button component={Link} href={paths.catalog.getHref()} variant="light" mt="xs" onClick={cartDrawer.close}>
        {cartStrings.toCatalogue}
      </Button>
      {canOrderByPhoto && (
        <Button variant="subtle" onClick={orderByPhoto}>
          {cartStrings.byPhoto}
        </Button>
      )}
    </Stack>
  );
}
