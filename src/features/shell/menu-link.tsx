import { menuDrawer } from '#ui/disclosures.ts';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import classes from './menu-link.module.css';

interface MenuLinkProps {
  href: string;
  icon: ReactNode;
  label: string;
  /** Left out when empty. */
  badge?: string;
}

/** One entry of the side menu; following it closes the menu. */
export function MenuLink({ href, icon, label, badge }: MenuLinkProps) {
  const [location] = useLocation();
  const search = useSearch();
  const isHere = href.includes('?') ? `${location}?${search}` === href : location === href && !search.includes('scope=');
  return (
    <Link href={href} className={classes['link']} aria-current={isHere ? 'page' : undefined} onClick={menuDrawer.close}>
      {icon}
      <span className={classes['label']}>{label}</span>
      {badge && (
        <Badge color="orange" variant="light" size="lg" circle={badge.length < 2}>
          {badge}
        </Badge>
      )}
    </Link>
  );
}
