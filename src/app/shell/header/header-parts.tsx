import { cartQuery } from '#entities/cart/cart.queries.ts';
import { cartDrawer, menuDrawer } from '#entities/shop/overlays.ts';
import { formatMoney } from '#lib/money.ts';
import { useShop } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { CartIcon, MenuIcon } from '#ui/icons.tsx';
import { useIsHydrated } from '#ui/loading/use-is-hydrated.ts';
import { IconButton } from '#ui/native/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from '@xstate/store-react';
import { Link } from 'wouter';
import { shellStrings } from '../shell.strings.ts';
import classes from './header.module.css';

const button = { variant: 'subtle', size: 44 } as const;

/** Opens the side menu. */
export function MenuButton() {
  const isOpen = useAtom(menuDrawer.isOpen);
  return (
    <IconButton
      {...button}
      aria-label={shellStrings.openMenu}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={menuDrawer.open}
    >
      <MenuIcon size={24} />
    </IconButton>
  );
}

/** The shop's name, which leads to its front page. */
export function ShopName() {
  const { name, logo } = useShop();
  return (
    <Link href={paths.main.getHref()} className={classes['name']}>
      {logo && <img src={logo.sources[0]?.url ?? logo.url} alt="" className={classes['logo']} />}
      <span className={classes['text']}>{name}</span>
    </Link>
  );
}

/** Opens the cart; a dot says that there is something in it. */
export function CartButton() {
  const isOpen = useAtom(cartDrawer.isOpen);
  const { currency } = useShop();
  const isHydrated = useIsHydrated();
  const { data } = useQuery({ ...cartQuery, enabled: false });
  const cart = isHydrated ? data : undefined;
  const count = cart?.items.length ?? 0;
  const label =
    cart && count > 0 ? shellStrings.filledCart(count, formatMoney(cart.total, currency)) : shellStrings.openCart;
  return (
    <IconButton
      {...button}
      className={classes['cart']}
      data-filled={count > 0 || undefined}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={cartDrawer.open}
    >
      <CartIcon size={24} />
    </IconButton>
  );
}
