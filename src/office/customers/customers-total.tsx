import { api, unwrap } from '#api/client.ts';
import type { operations } from '#contract/types.ts';
import type { CustomerListParams } from '#entities/customer/customer.queries.ts';
import { plural } from '#lib/plural.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { customerTypeNames } from '#entities/customer/customer.strings.ts';
import { customerForms, customersStrings } from './customers.strings.ts';
import classes from './customer-rows.module.css';

type TotalParams = NonNullable<operations['countCustomers']['parameters']['query']>;

/** How many customers of each type the filters leave. */
export function CustomersTotal({ asked }: { asked: CustomerListParams }) {
  const { page: _, order_by: __, ...query } = asked;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['countCustomers', query satisfies TotalParams],
    queryFn: ({ signal }) => unwrap(api.GET('/customers/total/', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <p className={classes['totals']} role="status" aria-label={customersStrings.totals} aria-busy={isPlaceholderData}>
      {data &&
        data.total > 0 &&
        [
          plural(data.total, customerForms),
          ...(['retail', 'wholesale'] as const)
            .filter((type) => data[type] > 0)
            .map((type) => `${customerTypeNames[type].toLowerCase()} ${data[type]}`),
        ].join(' · ')}
    </p>
  );
}
