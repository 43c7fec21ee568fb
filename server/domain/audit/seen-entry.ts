import type { components } from '#contract/types.ts';
import type { AuditFields } from '../../db/schema.ts';
import type { Customer } from '../access/caller.ts';
import { seesTradePrices } from '../catalogue/prices.ts';

type Entry = components['schemas']['AuditEntry'];

/** What of a person their card shows to anybody. */
const openOfPeople: ReadonlySet<string> = new Set(['customer_type', 'is_intermediary']);

function isHidden(viewer: Customer, entity: Entry['entity'], field: string): boolean {
  if (entity === 'customer') return !viewer.flags.has('get_customers') && !openOfPeople.has(field);
  return entity === 'item' && field === 'trade_price' && !seesTradePrices(viewer);
}

/** An entry without what its reader may not see of the record elsewhere. */
export function seenEntry(
  viewer: Customer,
  { entity, label, before, after }: Pick<Entry, 'entity' | 'label'> & Record<'before' | 'after', AuditFields | null>,
): Pick<Entry, 'label' | 'before' | 'after' | 'has_hidden'> {
  const shown = (fields: AuditFields | null) =>
    fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !isHidden(viewer, entity, name)));
  const isNamed = entity !== 'customer' || viewer.flags.has('get_customers');
  return {
    label: isNamed ? label : '',
    before: shown(before),
    after: shown(after),
    has_hidden: !isNamed || Object.keys({ ...before, ...after }).some((name) => isHidden(viewer, entity, name)),
  };
}
