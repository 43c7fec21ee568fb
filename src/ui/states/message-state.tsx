import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './message-state.module.css';

interface MessageStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** Whether it stands for the whole page, whose heading it is then. */
  isPage?: boolean;
  /** What to do about it: a button or a link. */
  children?: ReactNode;
}

/** Says why there is nothing to see, and what to do about it. */
export function MessageState({ icon, title, text, isPage = false, children }: MessageStateProps) {
  return (
    <Stack align="center" gap="sm" py={{ base: 48, sm: 80 }} px="md" ta="center">
      {icon && <div className={classes['icon']}>{icon}</div>}
      <Title order={isPage ? 1 : 2} size="h2">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={420}>
          {text}
        </Text>
      )}
      {children && <div className={classes['actions']}>{children}</div>}
    </Stack>
  );
}
