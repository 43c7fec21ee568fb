import { usePageActor } from '#page/page-context.tsx';
import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

interface LoginFormProps {
  /** The event that submits this step. */
  submits: 'phone.submitted' | 'code.submitted';
  hint: string;
  /** The button's text. */
  action: string;
  /** The field of this step. */
  children: ReactNode;
  /** Other things to do, under the button. */
  links?: ReactNode;
}

/** A step of the login that asks for one value: a hint, its field, and the button that sends it. */
export function LoginForm({ submits, hint, action, children, links }: LoginFormProps) {
  const login = usePageActor('login');
  const isBusy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const canSubmit = useSelector(login, (snapshot) => snapshot.can({ type: submits }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        login.send({ type: submits });
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        {children}
        <Button type="submit" size="md" disabled={!canSubmit && !isBusy} loading={isBusy}>
          {action}
        </Button>
        {links}
      </Stack>
    </form>
  );
}
