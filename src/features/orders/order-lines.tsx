import type { components } from '#contract/types.ts';
import { paths } from '#lib/paths.ts';
import { ItemImage } from '#ui/item-image.tsx';
import { Money } from '#ui/money.tsx';
import { Link } from 'wouter';
import classes from './order-lines.module.css';
import { lineStateNames, ordersStrings } from './orders.strings.ts';

type OrderLine = components['schemas']['OrderLine'];

function Line({ line }: { line: OrderLine }) {
  const { item_id: itemId, image_url: image, description, comment, count, price, total, state } = line;
  return (
    <li className={classes['line']} data-canceled={state === 'C' || undefined}>
      <ItemImage image={image} small />
      <div className={classes['about']}>
        {itemId === null ? <span>{description}</span> : <Link href={paths.item.getHref(itemId)}>{description}</Link>}
        {comment && <span className={classes['note']}>{comment}</span>}
        {state !== 'W' && (
          <span className={classes['state']} data-state={state}>
            {lineStateNames[state]}
          </span>
        )}
      </div>
      <div className={classes['amount']}>
        <span className={classes['note']}>
          {count}&nbsp;×&nbsp;
          <Money value={price} />
        </span>
        <b>
          <Money value={total} />
        </b>
      </div>
    </li>
  );
}

/** What was ordered. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={classes['lines']} aria-label={ordersStrings.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}
