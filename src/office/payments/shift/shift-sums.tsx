import type { components } from '#contract/types.ts';
import accountClasses from '#entities/payment/account-rows.module.css';
import { paymentWayNames } from '#entities/payment/account.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import { formatMoney } from '#lib/money.ts';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { useAtom } from '@xstate/store-react';
import { Link } from 'wouter';
import { officePaymentsStrings } from '../office-payments.strings.ts';
import { countedShifts } from './counted-shifts.ts';
import { hrefOf, type Shift } from './shift.ts';
import classes from './shift.module.css';
import { shiftStrings } from './shift.strings.ts';
import { countedOf, countedOfAll, sumsOf, ways, type Counted, type WaySums } from './ways-sums.ts';

/** The least that a way may come to: more may have gone than came. */
const LEAST = -999_999_999.99;

function Difference({ difference }: Counted) {
  const { currency } = useShop();
  const sum = formatMoney(Math.abs(difference), currency);
  return (
    <span className={classes['difference']} data-agrees={difference === 0 || undefined}>
      {difference === 0 ? shiftStrings.agrees : difference > 0 ? shiftStrings.more(sum) : shiftStrings.less(sum)}
    </span>
  );
}

/** How many payments there are each way, and what they come to. */
function Counts(sums: WaySums) {
  const { currency } = useShop();
  const text = officePaymentsStrings.sums(sums, (sum) => formatMoney(sum, currency));
  return <span className={classes['counts']}>{text || shiftStrings.none}</span>;
}

interface ShiftSumsProps {
  shift: Shift;
  total: components['schemas']['PaymentsTotal'];
}

/** What a shift's payments come to, way by way, beside what somebody has counted and typed. */
export function ShiftSums({ shift, total }: ShiftSumsProps) {
  const { currency } = useShop();
  const name = `${shift.day} ${shift.decider ?? ''}`;
  const counted = useAtom(countedShifts.list).find((one) => one.shift === name)?.sums ?? {};
  const all = sumsOf(total);
  const countedAll = countedOfAll(counted, total);
  return (
    <table className={classes['sums']} aria-label={shiftStrings.table}>
      <thead>
        <tr>
          <th scope="col">{shiftStrings.columns.way}</th>
          <th scope="col" className={classes['amount']}>
            {shiftStrings.columns.expected}
          </th>
          <th scope="col">{shiftStrings.columns.counted}</th>
        </tr>
      </thead>
      <tbody>
        {ways.map((way) => {
          const sums = sumsOf(total, way);
          const typed = counted[way] ?? '';
          const of = countedOf(typed, sums);
          return (
            <tr key={way}>
              <th scope="row">
                <Link className={accountClasses['link']} href={hrefOf(shift, way)}>
                  {paymentWayNames[way]}
                </Link>
                <Counts {...sums} />
              </th>
              <td className={classes['amount']}>
                <Money value={sums.net} />
              </td>
              <td>
                <div className={classes['counted']}>
                  <MoneyInput
                    aria-label={shiftStrings.countedOf(paymentWayNames[way])}
                    currency={currency}
                    min={LEAST}
                    value={typed}
                    onChange={(text) => countedShifts.add({ shift: name, sums: { ...counted, [way]: text } })}
                  />
                  {of && (
                    <>
                      <span className={classes['onPaper']}>
                        <Money value={of.amount} />
                      </span>
                      <Difference {...of} />
                    </>
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {shiftStrings.total}
            <Counts {...all} />
          </th>
          <td className={classes['amount']}>
            <Money value={all.net} />
          </td>
          <td>
            <div className={classes['counted']} role="status">
              {countedAll && (
                <>
                  <b className={classes['typed']}>
                    <Money value={countedAll.amount} />
                  </b>
                  <Difference {...countedAll} />
                </>
              )}
            </div>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
