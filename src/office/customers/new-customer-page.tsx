import { customerHeadStrings } from '#entities/customer/head/customer-head.strings.ts';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { customersBranch } from '#common/routes/branches.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { invalidateCustomers } from '#entities/customer/customer.queries.ts';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { usePageTitle } from '#page/page-title.ts';
import { usePermission } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import classes from './customer-form.module.css';
import { customerFormStrings } from './customers.strings.ts';
import { NewCustomerForm } from '#office/kit/customer/create/new-customer-form.tsx';

/** The page that makes a customer, and leads to what else is known of them. */
export function NewCustomerPage() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const seesCustomers = usePermission('get_customers');
  const [isTyped, setIsTyped] = useState(false);
  const list = seesCustomers ? getBranchHref(customersBranch, 'customers') : paths.main.getHref();
  useAskBeforeLeaving(isTyped);
  usePageTitle(customerFormStrings.newTitle);
  return (
    <div className={classes['page']}>
      <BackLink href={list}>{seesCustomers ? customerHeadStrings.toList : customerHeadStrings.toMain}</BackLink>
      <Title order={1}>{customerFormStrings.newTitle}</Title>
      <NewCustomerForm
        typed=""
        onTyped={setIsTyped}
        onCancel={() => navigate(list)}
        onMade={(customer) => {
          setIsTyped(false);
          void invalidateCustomers(queryClient);
          notifyNews(customerFormStrings.created(customerName(customer)));
          navigate(seesCustomers ? getBranchHref(customersBranch, 'customer', { customerId: customer.id }) : list);
        }}
      />
    </div>
  );
}
