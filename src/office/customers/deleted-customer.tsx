import { customerName } from '#entities/customer/customer-name.ts';
import type { ShopCustomer } from '#entities/customer/customer.queries.ts';
import { customerHeadStrings } from '#entities/customer/head/customer-head.strings.ts';
import { useParentHref } from '#entities/customer/head/use-parent-href.ts';
import { usePermission } from '#page/shop-context.tsx';
import { UserIcon } from '#ui/later-icons.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { customerFormStrings } from './customers.strings.ts';
import { useRecoverCustomer } from './use-recover-customer.ts';

/** Says that a customer is deleted, and lets them in again. */
export function DeletedCustomer({
  customer,
  onRecovered,
}: {
  customer: ShopCustomer;
  onRecovered: (customer: ShopCustomer) => void;
}) {
  const mayRecover = usePermission('recovery_customers');
  const { recover, isPending } = useRecoverCustomer(customer.id, onRecovered);
  useEffect(() => {
    // What was pressed to delete them is at the foot of a long form.
    window.scrollTo({ top: 0 });
  }, []);
  const parentHref = useParentHref();
  return (
    <>
      {parentHref !== undefined && <BackLink href={parentHref}>{customerHeadStrings.toList}</BackLink>}
      <MessageState
        isPage
        icon={<UserIcon size={32} />}
        title={`${customerFormStrings.deletedTitle}: ${customerName(customer)}`}
        text={customerFormStrings.deletedHint}
      >
        {mayRecover && (
          <Button loading={isPending} onClick={recover}>
            {customerFormStrings.recover}
          </Button>
        )}
      </MessageState>
    </>
  );
}
