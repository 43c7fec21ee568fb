import type { components } from '#contract/types.ts';
import { formatMoney } from '#lib/money.ts';
import { plural } from '#lib/plural.ts';
import { useShop } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'wouter';
import { DayPartCard } from '../day-part.tsx';
import { dayStrings } from '../day.strings.ts';
import partClasses from '../day-part.module.css';
import classes from './goods.module.css';

interface Row {
  id: number;
  name: string;
  aside: string;
  value: string;
}

/** An empty one is left out: what is there has the width of it. */
function ItemList({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div>
      <Title order={4} id={id} className={classes['title'] ?? ''}>
        {title}
      </Title>
      <ol className={classes['items']} aria-labelledby={id}>
        {rows.map(({ id: item, name, aside, value }) => (
          <li key={item}>
            <Link className={classes['item']} href={paths.editItem.getHref(item)}>
              <span className={classes['name']}>{name}</span> <span className={classes['aside']}>{aside}</span>{' '}
              <span className={classes['value']}>{value}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What sells best, what ends within a week, and what nobody orders; each item a link to its page. */
export function Goods({ top, ending, dead }: components['schemas']['GoodsOfDays']) {
  const { currency } = useShop();
  const money = (roubles: number): string => formatMoney(roubles, currency);
  const { pieces } = dayStrings;
  if (top.length === 0 && ending.length === 0 && dead.count === 0) return null;
  return (
    <DayPartCard title={dayStrings.goods}>
      <div className={classes['goods']}>
        <ItemList
          title={dayStrings.top}
          rows={top.map(({ id, name, count, sum }) => ({ id, name, aside: pieces(count), value: money(sum) }))}
        />
        <ItemList
          title={dayStrings.ending}
          rows={ending.map(({ id, name, stock, days }) => ({
            id,
            name,
            aside: pieces(stock),
            value: days === 0 ? dayStrings.lastsToday : dayStrings.lasts(plural(days, dayStrings.days)),
          }))}
        />
        <ItemList
          title={`${dayStrings.dead}: ${dayStrings.deadTotal(plural(dead.count, dayStrings.items), money(dead.sum))}`}
          rows={dead.items.map(({ id, name, stock, sum }) => ({ id, name, aside: pieces(stock), value: money(sum) }))}
        />
      </div>
      <Link className={partClasses['all']} href={paths.items.getHref()}>
        {dayStrings.toItems}
      </Link>
    </DayPartCard>
  );
}
