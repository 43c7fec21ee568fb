import type { components } from '#contract/types.ts';
import { UserIcon } from '#ui/later-icons.tsx';
import { useState, type CSSProperties } from 'react';
import classes from './customer-avatar.module.css';
import { initialsOf } from './customer-name.ts';

interface CustomerAvatarProps {
  /** Null for a guest. */
  customer: Pick<components['schemas']['Customer'], 'avatar_url' | 'user'> | null;
  /** In pixels. */
  size: number;
}

/** A person's picture; without one, or where it can't be loaded, their initials or a figure. */
export function CustomerAvatar({ customer, size }: CustomerAvatarProps) {
  const [lost, setLost] = useState<string | null>(null);
  const url = customer?.avatar_url ?? null;
  return (
    <span
      className={classes['avatar']}
      data-guest={customer === null || undefined}
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      {url !== null && url !== lost ? (
        <img src={url} alt="" width={size} height={size} onError={() => setLost(url)} />
      ) : (
        (customer && initialsOf(customer)) || <UserIcon size={size / 2} />
      )}
    </span>
  );
}
