import { PhoneField } from '#ui/fields/phone-field.tsx';
import { usePageActor } from '#entities/page/page-context.tsx';
import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { authStrings } from './auth.strings.ts';
import { useFocusWhile } from './use-focus-while.ts';

/** Step 1: the phone. */
export function PhoneStep() {
  const login = usePageActor('login');
  const phone = useSelector(login, ({ context }) => context.phone);
  const isBusy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const canProceed = useSelector(login, (snapshot) => snapshot.can({ type: 'phone.submitted' }));
  const field = useFocusWhile(!isBusy);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        login.send({ type: 'phone.submitted' });
      }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {authStrings.phoneHint}
        </Text>
        <PhoneField
          inputRef={field}
          data-autofocus
          value={phone}
          onChange={(masked) => login.send({ type: 'phone.changed', phone: masked })}
          readOnly={isBusy}
          size="md"
        />
        <Button type="submit" size="md" disabled={!canProceed && !isBusy} loading={isBusy}>
          {authStrings.proceed}
        </Button>
      </Stack>
    </form>
  );
}
