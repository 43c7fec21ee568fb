import { formatPhone, maskPhone } from '#lib/phone.ts';
import { PhoneIcon } from '#ui/later-icons.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { authStrings } from './auth.strings.ts';

/** Step 3: the number to call, and whether the call has been received. */
export function CallStep() {
  const login = usePageActor('login');
  const { number, phone } = useSelector(login, ({ context }) => context);
  return (
    <Stack gap="md">
      {number !== null && (
        <>
          <Text size="sm" c="dimmed">
            {authStrings.callHint(`+7\u00A0${maskPhone(phone).replaceAll(' ', '\u00A0')}`)}
          </Text>
          <Button component="a" href={`tel:+${number}`} size="md" px="xs" leftSection={<PhoneIcon size={20} />}>
            {formatPhone(number)}
          </Button>
        </>
      )}
      <Group gap="sm" justify="center" role="status">
        <Loader size="xs" />
        <Text size="sm">{number === null ? authStrings.requestingNumber : authStrings.waiting}</Text>
      </Group>
    </Stack>
  );
}
