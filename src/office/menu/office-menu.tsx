import { menuDrawer } from '#entities/shop/overlays.ts';
import { MenuLink } from '#entities/shop/menu-link.tsx';
import { useShop } from '#page/shop-context.tsx';
import { AlertIcon, SearchIcon } from '#ui/icons.tsx';
import { modKey } from '#ui/keys/page-keys.ts';
import { Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { badgeText } from './badge-text.ts';
import { menuStrings } from './menu.strings.ts';
import classes from './office-menu.module.css';
import { useOfficePages, waitingIn } from './office-pages.tsx';
import { officePalette } from '#entities/shop/overlays.ts';

function PaletteButton() {
  return (
    <UnstyledButton
      className={classes['palette'] ?? ''}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        menuDrawer.close();
        officePalette.open();
      }}
    >
      <SearchIcon />
      <span className={classes['label']}>{menuStrings.palette}</span>
      <kbd aria-hidden className={classes['key']}>{`${modKey} K`}</kbd>
    </UnstyledButton>
  );
}

/** The office's group in the side menu, with the entries that this person may see. */
export function OfficeMenu() {
  const shop = useShop();
  const pages = useOfficePages();
  const title = useRef<HTMLHeadingElement>(null);
  // It lies below a shopper's links: the menu opens where one is.
  useEffect(() => {
    title.current?.parentElement?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <Text component="h3" ref={title} className={classes['group']}>
        {menuStrings.title}
      </Text>
      {shop.calls_used_up && (
        <p className={classes['notice']} role="status">
          <AlertIcon size={20} />
          {menuStrings.callsUsedUp}
        </p>
      )}
      <PaletteButton />
      {pages.map((page) => (
        <MenuLink
          key={page.href}
          href={page.href}
          within={page.within}
          icon={page.icon}
          label={page.label}
          badge={badgeText(waitingIn(page, shop))}
        />
      ))}
    </>
  );
}
