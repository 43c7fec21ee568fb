import { Heading } from '#ui/native/heading.tsx';
import { Skeleton } from '#ui/native/skeleton.tsx';
import { useCustomer } from '#page/shop-context.tsx';
import { dayOf } from './day-parts.ts';
import classes from './day.module.css';

/** The place of the sums of the last days. */
export const SumsPlace = () => <Skeleton className={classes['sums']} />;

/** The place of how long orders stand. */
export const AgesPlace = () => <Skeleton className={classes['ages']} />;

/** The place of what was paid today. */
export const PaidPlace = () => <Skeleton className={classes['paid']} />;

/** The places of the cards of what waits, of the orders by state, the sums and the debts, for this person. */
export function DayPlaces() {
  const { parts, seesOrders, seesPayments, seesDebts } = dayOf(useCustomer()?.permissions ?? []);
  return (
    <>
      {parts.length > 0 && (
        <ul className={classes['cards']}>
          {parts.map((part) => (
            <li key={part}>
              <Skeleton className={classes['card']} />
            </li>
          ))}
        </ul>
      )}
      {seesOrders && <Skeleton className={classes['states']} />}
      {seesOrders && <AgesPlace />}
      {seesPayments && <PaidPlace />}
      {seesOrders && <SumsPlace />}
      {seesDebts && <Skeleton className={classes['debts']} />}
    </>
  );
}

/** Keeps the place of what waits for staff until its code has loaded, so that nothing below moves. */
export function DayPlace() {
  const { parts, seesOrders, seesPayments } = dayOf(useCustomer()?.permissions ?? []);
  if (parts.length === 0 && !seesOrders && !seesPayments) return null;
  return (
    <div className={classes['day']} aria-busy="true">
      <Heading level={2} aria-hidden className={classes['title']}>
        {'\u00A0'}
      </Heading>
      <DayPlaces />
    </div>
  );
}
