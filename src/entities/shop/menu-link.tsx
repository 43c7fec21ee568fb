import { menuDrawer } from './overlays.ts';
import { UnstyledButton } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './menu-link.module.css';
import { useIsHere } from './use-is-here.ts';

interface MenuLinkProps {
  href: string;
  icon: ReactNode;
  label: string;
  /** The pattern of further addresses that belong to this section. */
  within?: string | undefined;
  /** A text beside the label; not shown when empty. */
  badge?: string;
  /** Called after the menu has closed; `preventDefault` stops the navigation. */
  onFollow?: (event: MouseEvent) => void;
}

interface MenuButtonProps {
  icon: ReactNode;
  label: string;
  onPress: () => void;
}

/** An entry of the side menu that opens something else than a page; a click closes the menu. */
export function MenuButton({ icon, label, onPress }: MenuButtonProps) {
  const press = (): void => {
    menuDrawer.close();
    onPress();
  };
  return (
    <UnstyledButton className={classes['link'] ?? ''} onClick={press}>
      {icon}
      <span className={classes['label']}>{label}</span>
    </UnstyledButton>
  );
}

/** An entry of the side menu; a click closes the menu. */
export function MenuLink({ href, icon, label, within, badge, onFollow }: MenuLinkProps) {
  const isHere = useIsHere(href, within);
  const follow = (event: MouseEvent): void => {
    menuDrawer.close();
    onFollow?.(event);
  };
  return (
    <Link href={href} className={classes['link']} aria-current={isHere} onClick={follow}>
      {icon}
      <span className={classes['label']}>{label}</span>
      {badge && <span className={classes['badge']}>{badge}</span>}
    </Link>
  );
}
