import type { components } from '#contract/types.ts';
import { keepTogether } from '#lib/no-break.ts';
import { Heading } from '#ui/native/heading.tsx';
import { catalogueStrings } from '../catalogue.strings.ts';
import classes from './item-attributes.module.css';

/** What an item is like, in the order of the server; nothing if that isn't told. */
export function ItemAttributes({ attributes }: { attributes: readonly components['schemas']['ItemAttribute'][] }) {
  if (attributes.length === 0) return null;
  return (
    <section>
      <Heading level={2} size={4} className={classes['title']}>
        {catalogueStrings.attributes}
      </Heading>
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
