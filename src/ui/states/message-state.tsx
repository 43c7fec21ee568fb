import { keepTogether } from '#lib/no-break.ts';
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-state.module.css';

interface MessageStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** Whether it takes the place of the whole page; its title is then the page's heading. */
  isPage?: boolean;
  /** A button or a link that helps. */
  children?: ReactNode;
}

/** Says why there is nothing to show, and what to do about it. */
export function MessageState({ icon, title, text, isPage = false, children }: MessageStateProps) {
  return (
    <Stack align="center" gap="sm" py={{ base: 48, sm: 80 }} px="md" ta="center">
      {icon && <div className={classes['icon']}>{icon}</div>}
      <Title order={isPage ? 1 : 2} size="h2">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={420}>
          {keepTogether(text)}
        </Text>
      )}
      {children && <div className={classes['actions']}>{children}</div>}
    </Stack>
  );
}
