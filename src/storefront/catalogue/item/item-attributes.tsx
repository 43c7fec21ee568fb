import type { components } from '#contract/types.ts';
import { keepTogether } from '#lib/no-break.ts';
import { Title } from '@mantine/core';
import { catalogueStrings } from '../catalogue.strings.ts';
import classes from './item-attributes.module.css';

/** What an item is like, in the order of the server; nothing if that isn't told. */
export function ItemAttributes({ attributes }: { attributes: readonly components['schemas']['ItemAttribute'][] }) {
  if (attributes.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mb={8}>
        {catalogueStrings.attributes}
      </Title>
      <dl className={classes['list']}>
        {attributes.map(({ name, value }) => (
          <div key={name} className={classes['row']}>
            <dt>{keepTogether(name)}</dt>
            <dd>{keepTogether(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
