import { pageRoutes } from '#common/routes/pages.ts';
import { readId } from '#common/read-id.ts';
import { shopPaymentsBranch } from '#common/routes/branches.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { paymentsTotalQuery } from '#entities/payment/payment.queries.ts';
import { formatDay, todayIn } from '#lib/dates.ts';
import { readDay } from '#lib/days.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useCustomer, useShop } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { DayField } from '#ui/list/filters/day-field.tsx';
import { useFieldSize } from '#ui/list/filters/use-field-size.ts';
import { PrinterIcon } from '#ui/later-icons.tsx';
import { BackLink } from '#ui/navigation/back-link.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button, NativeSelect, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { ShiftPayments } from './shift-payments.tsx';
import { ShiftSums } from './shift-sums.tsx';
import { paramsOf } from './shift.ts';
import classes from './shift.module.css';
import { shiftStrings } from './shift.strings.ts';

/** Everybody's payments, in the address. */
const ALL = 'all';

/** The day of an address, today if it has none, and whose payments: the person's own if it says nothing else. */
function useShift() {
  const { time_zone: timeZone } = useShop();
  const me = useCustomer();
  const [params, setParams] = useSearchParams();
  const whose = params.get('decider');
  const today = todayIn(timeZone);
  const decidesAny = me?.permissions.includes('edit_payments') ?? false;
  const isOfAll = whose === ALL || (whose === null && !decidesAny);
  const decider = isOfAll ? undefined : (readId(whose) ?? me?.id);
  const change = (name: 'day' | 'decider', value: string) =>
    setParams(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return { day: readDay(params.get('day')) ?? today, decider, today, me, change };
}

function Place() {
  return (
    <div role="status" aria-label={statesStrings.loading}>
      <Skeleton h={300} radius="md" />
    </div>
  );
}

/** What the payments that were confirmed on a day come to, by way, against what the bank and the till have. */
export function ShiftPage() {
  const { day, decider, today, me, change } = useShift();
  const { size } = useFieldSize();
  const shift = { day, decider };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(paymentsTotalQuery(paramsOf(shift)));
  usePageTitle(pageRoutes.shift.label);
  // Whoever has decided nothing yet can be chosen too.
  const { name: shop } = useShop();
  const others = (data?.deciders ?? []).filter(({ id }) => id !== me?.id);
  const isUnknown = decider !== undefined && decider !== me?.id && !others.some(({ id }) => id === decider);
  const named = decider === me?.id ? me && customerName(me) : others.find(({ id }) => id === decider)?.name;
  const whose = decider === undefined ? shiftStrings.all : named || shiftStrings.other(decider);
  return (
    <div className={classes['shift']}>
      <div className={classes['head']}>
        <BackLink href={getBranchHref(shopPaymentsBranch, 'payments')}>{shiftStrings.back}</BackLink>
        <Title order={1}>{pageRoutes.shift.label}</Title>
        <Button
          variant="default"
          size="sm"
          leftSection={<PrinterIcon size={18} />}
          disabled={!data}
          onClick={() => globalThis.print()}
        >
          {shiftStrings.print}
        </Button>
      </div>
      <div className={classes['choice']}>
        <DayField
          label={shiftStrings.day}
          chosenLabel={shiftStrings.dayIs}
          day={day}
          onChange={(chosen) => change('day', chosen ?? today)}
          maxDate={today}
        />
        <NativeSelect
          aria-label={shiftStrings.whose}
          size={size}
          value={decider ?? ALL}
          onChange={(event) => change('decider', event.currentTarget.value)}
        >
          {me && <option value={me.id}>{shiftStrings.mine}</option>}
          <option value={ALL}>{shiftStrings.all}</option>
          {isUnknown && <option value={decider}>{shiftStrings.other(decider)}</option>}
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || shiftStrings.nameless}
            </option>
          ))}
        </NativeSelect>
      </div>
      <p className={classes['whose']}>{shiftStrings.paper(shop, formatDay(day), whose)}</p>
      {error && !isFetching && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Place />}
      {data && (
        <div aria-busy={isPlaceholderData}>
          <ShiftSums shift={shift} total={data} />
          <p className={classes['hint']}>{shiftStrings.countedHint}</p>
          <ShiftPayments shift={shift} />
        </div>
      )}
    </div>
  );
}
