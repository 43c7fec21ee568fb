import type { components, OrderLineState } from '#contract/types.ts';
import { DateTime } from '#entities/shop/date-time.tsx';
import { useShop } from '#page/shop-context.tsx';
import { useBranch } from '#routes/use-branch.ts';
import { Link } from 'wouter';
import { formatMoney } from '#lib/money.ts';
import { formatPhone } from '#lib/phone.ts';
import { orderStateNames } from '../order-states.strings.ts';
import { stateColor } from '../state-badge.tsx';
import classes from './order-timeline.module.css';
import { buyersChange, linesMoved } from './order-timeline.strings.ts';
import { buyersLineStateNames, lineStateNames, nameOfLine, ordersStrings } from '../orders.strings.ts';

type Schemas = components['schemas'];
type OrderEvent = Schemas['OrderEvent'];
type FieldChange = Schemas['FieldChange'];

interface Sight {
  /** Whether the order's customer reads it. */
  isBuyers: boolean;
}

function StateText({ isBuyers, from, to, balance_short: short }: Schemas['StateChange'] & Sight) {
  const { currency } = useShop();
  if (from === null) return ordersStrings.placed;
  const { forced, stillOwed } = ordersStrings;
  return (
    <>
      {isBuyers ? buyersChange(from, to) : `${orderStateNames[from]} → ${orderStateNames[to]}`}
      {short !== undefined && <div>{(isBuyers ? stillOwed : forced)(formatMoney(short, currency))}</div>}
    </>
  );
}

function FieldText({ isBuyers, field, from, to }: FieldChange & Sight) {
  const { currency } = useShop();
  const shown = (value: FieldChange['from'], none: string): string => {
    if (value === null || value === '') return none;
    if (field === 'state') return lineStateNames[value as OrderLineState];
    return field === 'price' ? formatMoney(Number(value), currency) : String(value);
  };
  if (isBuyers && field === 'state') return <li>{buyersLineStateNames[to as OrderLineState]}</li>;
  return (
    <li>
      {ordersStrings.fields[field]}: {shown(from, ordersStrings.wasNone)} → {shown(to, ordersStrings.noValue)}
    </li>
  );
}

function LineText({ isBuyers, change: { action, name, fields } }: Schemas['LineEvent'] & Sight) {
  return (
    <>
      {ordersStrings.actions[action](nameOfLine({ description: name }))}
      {fields.length > 0 && (
        <ul className={classes['fields']}>
          {fields.map((change) => (
            <FieldText key={change.field} isBuyers={isBuyers} {...change} />
          ))}
        </ul>
      )}
    </>
  );
}

function LinesText({ move, lines, order_id: orderId }: Schemas['LinesEvent']) {
  const { getHref } = useBranch();
  const text = linesMoved(move, { lines, isCart: orderId === null });
  if (orderId === null) return text;
  return (
    <>
      {text} <Link href={getHref('order', { orderId })}>{ordersStrings.byNumber(orderId)}</Link>
    </>
  );
}

type DetailChange = Schemas['DetailChange'];

function DetailText({ field, from, to }: DetailChange) {
  const { currency } = useShop();
  const shown = (value: DetailChange['from'], none: string): string => {
    if (value === null || value === '') return none;
    if (field === 'recipient_phone') return formatPhone(String(value));
    return field === 'price' ? formatMoney(Number(value), currency) : String(value);
  };
  return (
    <li>
      {ordersStrings.details[field]}: {shown(from, ordersStrings.wasNone)} → {shown(to, ordersStrings.noValue)}
    </li>
  );
}

function DetailsText({ kind, fields }: Schemas['DetailsEvent']) {
  return (
    <>
      {ordersStrings.detailKinds[kind]}
      <ul className={classes['fields']}>
        {fields.map((change) => (
          <DetailText key={change.field} {...change} />
        ))}
      </ul>
    </>
  );
}

function What({ event, isBuyers }: { event: OrderEvent } & Sight) {
  if (event.kind === 'state') return <StateText isBuyers={isBuyers} {...event} />;
  if (event.kind === 'lines') return <LinesText {...event} />;
  return event.kind === 'line' ? <LineText isBuyers={isBuyers} {...event} /> : <DetailsText {...event} />;
}

function Step({ event, isBuyers }: { event: OrderEvent } & Sight) {
  const { author, at, reason } = event;
  return (
    <li className={classes['step']} data-color={event.kind === 'state' ? stateColor(event.to) : undefined}>
      <div className={classes['what']}>
        <What event={event} isBuyers={isBuyers} />
      </div>
      <span className={classes['who']}>
        <DateTime value={at} /> · {author || ordersStrings.shop}
      </span>
      {reason && <q className={classes['reason']}>{reason}</q>}
    </li>
  );
}

/** What has happened to the order, newest first. */
export function OrderTimeline({ events, isBuyers }: { events: readonly OrderEvent[] } & Sight) {
  return (
    <ol className={classes['steps']}>
      {events.toReversed().map((event, index) => (
        <Step key={events.length - index} event={event} isBuyers={isBuyers} />
      ))}
    </ol>
  );
}
