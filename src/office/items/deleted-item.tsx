import type { components } from '#contract/types.ts';
import { paths } from '#routes/paths.ts';
import { MessageState } from '#ui/states/message-state.tsx';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { itemsStrings } from './items.strings.ts';
import { useRecoverItem } from './use-recover-item.ts';

/** Says that an item is deleted, and puts it back. */
export function DeletedItem({ item: { id, name } }: { item: Pick<components['schemas']['Item'], 'id' | 'name'> }) {
  const [, navigate] = useLocation();
  const { recover, isPending } = useRecoverItem(id, () => navigate(paths.items.getHref()));
  return (
    <MessageState isPage title={itemsStrings.removed(name)} text={itemsStrings.removedHint}>
      <Button variant="default" loading={isPending} onClick={recover}>
        {itemsStrings.recover}
      </Button>
      <Button component={Link} href={paths.items.getHref()}>
        {itemsStrings.toItems}
      </Button>
    </MessageState>
  );
}
