import type { components } from '#contract/types.ts';
import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { DeliveryPlace } from '#entities/order/delivery-place.tsx';
import { methodNote } from '#entities/order/method-note.ts';
import { useShop } from '#page/shop-context.tsx';
import { DeliveryPrice } from '#entities/order/delivery-price.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Heading } from '#ui/native/heading.tsx';
import { useQuery } from '@tanstack/react-query';
import classes from './item-delivery.module.css';
import { itemDeliveryStrings } from './item-delivery.strings.ts';

type Delivery = components['schemas']['Delivery'];
type DeliveryPoint = components['schemas']['DeliveryPoint'];

/** The shop rarely changes them, and each item shows the same. */
const STALE_MS = 5 * 60_000;

function AtPoints({ of: { name, price }, points }: { of: Delivery; points: readonly DeliveryPoint[] }) {
  return (
    <details className={classes['points']}>
      <summary className={classes['line']}>
        <span>
          {keepTogether(itemDeliveryStrings.atPoints(name, points.length))}
          <ChevronRightIcon size={16} className={classes['sign']} />
        </span>
        <span className={classes['price']}>
          <DeliveryPrice price={price} />
        </span>
      </summary>
      <ul className={classes['places']}>
        {points.map((point) => (
          <li key={point.id}>
            <DeliveryPlace delivery={{ address: keepTogether(`${point.name}, ${point.address}`), point }} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Method({ of }: { of: Delivery }) {
  return (
    <div className={classes['line']}>
      <span>{keepTogether(of.name)}</span>
      <span className={classes['price']}>
        <DeliveryPrice price={of.price} />
      </span>
    </div>
  );
}

/** The shop's delivery methods with their prices, and its pickup points; nothing if it has no methods. */
export function ItemDelivery() {
  const deliveries = useQuery({ ...deliveriesQuery, staleTime: STALE_MS });
  const points = useQuery({ ...deliveryPointsQuery, staleTime: STALE_MS });
  const { currency } = useShop();
  const failed = [deliveries, points].find(({ data, error }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!deliveries.data || !points.data || deliveries.data.length === 0) return null;
  return (
    <section>
      <Heading level={2} size={4} className={classes['title']}>
        {itemDeliveryStrings.title}
      </Heading>
      <ul className={classes['methods']}>
        {deliveries.data.map((of) => (
          <li key={of.id}>
            {of.kind === 'pickup' && points.data.length > 0 ? (
              <AtPoints of={of} points={points.data} />
            ) : (
              <Method of={of} />
            )}
            {methodNote(of, currency) && <p className={classes['note']}>{methodNote(of, currency)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
