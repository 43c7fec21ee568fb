import type { components } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { Link } from 'wouter';
import classes from './customer-line.module.css';

interface CustomerLineProps {
  customer: components['schemas']['CustomerRef'];
  /** Where the name leads to, if it leads anywhere. */
  href?: string;
}

/** A customer in one line, whose phone is seen where there is room for it. */
export function CustomerLine({ customer, href }: CustomerLineProps) {
  const [name, phone] = [customerName(customer), customerPhone(customer)];
  return (
    <div className={classes['who']} title={`${name}, ${phone}`}>
      {href === undefined ? (
        <span>{name}</span>
      ) : (
        <Link className={classes['link']} href={href}>
          {name}
        </Link>
      )}{' '}
      <span className={classes['phone']}>{phone}</span>
    </div>
  );
}
