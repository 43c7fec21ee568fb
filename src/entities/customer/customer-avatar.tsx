import type { components } from '#contract/types.ts';
import { UserIcon } from '#ui/later-icons.tsx';
import { initialsOf } from './customer-name.ts';
import { Avatar } from '@mantine/core';
import '@mantine/core/styles/Avatar.layer.css';

interface CustomerAvatarProps {
  /** Null for a guest. */
  customer: Pick<components['schemas']['Customer'], 'avatar_url' | 'user'> | null;
  /** In pixels. */
  size: number;
}

/** A person's picture; without one their initials, or a figure. */
export function CustomerAvatar({ customer, size }: CustomerAvatarProps) {
  const initials = customer && initialsOf(customer);
  return (
    <Avatar
      src={customer?.avatar_url ?? null}
      alt=""
      size={size}
      radius={size / 2}
      flex="none"
      {...(customer && { color: 'brand' })}
    >
      {initials || <UserIcon size={size / 2} />}
    </Avatar>
  );
}
