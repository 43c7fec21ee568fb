import { customerName } from '#entities/customer/customer-name.ts';
import type { ShopCustomer } from '#entities/customer/customer.queries.ts';
import { customerHeadStrings } from '#entities/customer/head/customer-head.strings.ts';
import { CustomerHead } from '#entities/customer/head/customer-head.tsx';
import { CustomerMissing } from '#entities/customer/head/customer-missing.tsx';
import { useShopCustomer } from '#entities/customer/use-shop-customer.ts';
import { ApiError } from '#lib/api-error.ts';
import { HistoryLink } from '#office/kit/history-link.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer, usePermission } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { BalanceButton } from './balance-button.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import classes from './customer-form.module.css';
import { CustomerForm } from './customer-form.tsx';
import { customerFormStrings } from './customers.strings.ts';
import { DeleteCustomer } from './delete-customer.tsx';
import { DeletedCustomer } from './deleted-customer.tsx';

interface CardProps {
  customer: ShopCustomer;
  onDeleted: () => void;
  /** Whether it is shown again after it has saved. */
  isAgain: boolean;
  /** Told after each saved change, so that the form begins anew. */
  onSaved: () => void;
}

function EditForm({ customer, onDeleted, isAgain, onSaved }: CardProps) {
  const viewer = useCustomer();
  const mayDelete = usePermission('delete_customers');
  return (
    <CustomerForm customer={customer} isAgain={isAgain} onSaved={onSaved}>
      {mayDelete && customer.can_edit && viewer?.id !== customer.id && (
        <DeleteCustomer customer={customer} onDeleted={onDeleted} />
      )}
    </CustomerForm>
  );
}

function Card({ customer, ...told }: CardProps) {
  const mayEdit = usePermission('edit_customers');
  const mayDelete = usePermission('delete_customers');
  const isOwn = useCustomer()?.id === customer.id;
  if (mayEdit) return <EditForm customer={customer} {...told} />;
  return (
    <>
      <CustomerFacts customer={customer} />
      {mayDelete && customer.can_edit && !isOwn && (
        <div className={classes['buttons']}>
          <DeleteCustomer customer={customer} onDeleted={told.onDeleted} />
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <Stack role="status" aria-label={customerFormStrings.loading} gap="md" maw={720}>
      <Skeleton h={40} w="60%" />
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} h={56} />
      ))}
    </Stack>
  );
}

/** The card of a customer: what is known of them and may be changed, with the ways to their records. */
export function EditCustomerPage() {
  const id = useBranch().params.customerId;
  const found = useShopCustomer(id);
  const [saves, setSaves] = useState(0);
  const [deleted, setDeleted] = useState<ShopCustomer | null>(null);
  const isMissing = id === undefined || (found.error instanceof ApiError && found.error.status === 404);
  const name = found.data && customerName(found.data);
  usePageTitle(isMissing ? customerHeadStrings.missing : (name ?? customerFormStrings.editTitle));
  const gone = deleted ?? (found.data?.is_deleted ? found.data : null);
  if (gone) return <DeletedCustomer customer={gone} onRecovered={() => setDeleted(null)} />;
  if (isMissing) return <CustomerMissing />;
  if (found.isPending) return <Loading />;
  const { data: customer } = found;
  if (!customer) return <ErrorState isPage error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <>
      <CustomerHead id={customer.id} current="customer" />
      <div className={classes['page']}>
        <div className={classes['head']}>
          <Title order={1}>{customerFormStrings.editTitle}</Title>
          <div className={classes['buttons']}>
            <HistoryLink entity="customer" id={customer.id} />
            <BalanceButton customer={customer} />
          </div>
        </div>
        <Card
          key={`${customer.id} ${saves}`}
          customer={customer}
          onDeleted={() => setDeleted(customer)}
          isAgain={saves > 0}
          onSaved={() => setSaves(saves + 1)}
        />
      </div>
    </>
  );
}
