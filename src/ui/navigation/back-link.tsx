import { ArrowLeftIcon } from '../later-icons.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './back-link.module.css';

interface BackLinkProps {
  href: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The link above a page's title to the list that the page belongs to. */
export function BackLink({ children, ...to }: BackLinkProps) {
  return (
    <Link {...to} className={classes['back']}>
      <ArrowLeftIcon size={18} />
      {children}
    </Link>
  );
}
