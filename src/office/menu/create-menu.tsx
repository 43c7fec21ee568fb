import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { purchasesBranch } from '#common/routes/branches.ts';
import type { Purchase } from '#contract/types.ts';
import { useCustomer, type Permission } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { paths } from '#routes/paths.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { notifyFailure } from '#ui/notifier/notifier.ts';
import { MountOnOpen } from '#ui/overlay/mount-on-open.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button, Menu } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { createMenuStrings } from './create-menu.strings.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The dialogs of other parts of the office. */
interface CreateMenuProps {
  NewOrder: ComponentType<DialogProps & { customerId: number | null }>;
  NewPurchase: ComponentType<DialogProps & { onMade: (made: Purchase) => void }>;
}

/** What this person can make, from any page of the office; nothing for those who may make nothing. */
export function CreateMenu({ NewOrder, NewPurchase }: CreateMenuProps) {
  const customer = useCustomer();
  const [, navigate] = useLocation();
  const [made, setMade] = useState<'order' | 'purchase' | null>(null);
  const close = (): void => setMade(null);
  const giveUp = (): void => {
    close();
    notifyFailure(statesStrings.failedTitle);
  };
  const holds = (...permissions: Permission[]): boolean =>
    permissions.every((permission) => customer?.permissions.includes(permission));
  const acts = [
    holds('create_order', 'create_strange_order', 'get_customers') && (
      <Menu.Item key="order" onClick={() => setMade('order')}>
        {createMenuStrings.order}
      </Menu.Item>
    ),
    holds('get_purchase') && (
      <Menu.Item key="purchase" onClick={() => setMade('purchase')}>
        {createMenuStrings.purchase}
      </Menu.Item>
    ),
    holds('create_customers') && (
      <Menu.Item key="customer" component={Link} href={paths.newCustomer.getHref()}>
        {createMenuStrings.customer}
      </Menu.Item>
    ),
    holds('create_item') && (
      <Menu.Item key="item" component={Link} href={paths.newItem.getHref()}>
        {createMenuStrings.item}
      </Menu.Item>
    ),
  ].filter(Boolean);
  if (acts.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="sm" leftSection={<PlusIcon size={18} />}>
            {createMenuStrings.create}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>{acts}</Menu.Dropdown>
      </Menu>
      <MountOnOpen isOpen={made === 'order'} onBroken={giveUp}>
        <NewOrder isOpen={made === 'order'} customerId={null} onClose={close} />
      </MountOnOpen>
      <MountOnOpen isOpen={made === 'purchase'} onBroken={giveUp}>
        <NewPurchase
          isOpen={made === 'purchase'}
          onClose={close}
          onMade={({ id }) => navigate(getBranchHref(purchasesBranch, 'purchase', { purchaseId: id }))}
        />
      </MountOnOpen>
    </>
  );
}
