import { Group, Loader, Text } from '@mantine/core';
import { statesStrings } from './states.strings.ts';

/** A placeholder for a page that is loading. */
export function PageLoader() {
  return (
    <Group justify="center" mih="50dvh" gap="sm" role="status">
      <Loader size="sm" />
      <Text c="dimmed">{statesStrings.loading}</Text>
    </Group>
  );
}
