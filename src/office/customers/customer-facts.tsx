import { customerPhone } from '#entities/customer/customer-name.ts';
import type { ShopCustomer } from '#entities/customer/customer.queries.ts';
import { permissionLabel } from '#office/kit/permission/permission.strings.ts';
import classes from './customer-form.module.css';
import { customerTypeNames } from '#entities/customer/customer.strings.ts';
import { customerFormStrings, customersStrings } from './customers.strings.ts';

/** A customer for those who may not change anything of them. */
export function CustomerFacts({ customer }: { customer: ShopCustomer }) {
  const facts = [
    [customerFormStrings.phone, customerPhone(customer)],
    [
      customerFormStrings.type,
      [
        customerTypeNames[customer.customer_type],
        ...(customer.is_intermediary ? [customersStrings.intermediary] : []),
      ].join(', '),
    ],
    [customerFormStrings.comment, customer.comment],
    [customerFormStrings.groups, customer.groups.map(({ name }) => name).join(', ')],
    [customerFormStrings.rights, customer.permissions.map(permissionLabel).join(', ')],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .flatMap(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  );
}
