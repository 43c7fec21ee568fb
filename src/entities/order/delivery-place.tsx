import { keepTogether } from '#lib/no-break.ts';
import type { PlacedOrder } from '#contract/types.ts';
import { placeStrings } from './delivery-place.strings.ts';
import classes from './delivery-place.module.css';

const mapHref = (address: string): string => `https://yandex.ru/maps/?${new URLSearchParams({ text: address })}`;

/** Where an order goes or may go; of a pickup point, when it is open, with a link to a map. */
export function DeliveryPlace({
  delivery: { address, point },
}: {
  delivery: Pick<PlacedOrder['delivery'], 'address' | 'point'>;
}) {
  if (!point) return keepTogether(address);
  return (
    <>
      {keepTogether(address)}
      {point.hours && <span className={classes['hours']}>{point.hours}</span>}
      <a className={classes['map']} href={mapHref(point.address)} target="_blank" rel="noopener noreferrer">
        {placeStrings.map}
      </a>
    </>
  );
}
