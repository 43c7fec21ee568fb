import type { components, Permission } from '#contract/types.ts';
import { permissionLabels } from '#office/kit/permission/permission.strings.ts';
import { formatMoney } from '#lib/money.ts';
import { formatPhone } from '#lib/phone.ts';
import { auditStrings, fieldName, valueNames } from './audit.strings.ts';

type Entry = components['schemas']['AuditEntry'];
type Category = components['schemas']['Category'];

const inRoubles: ReadonlySet<string> = new Set(['retail_price', 'trade_price', 'min_order_sum', 'price', 'free_from']);
const sets: ReadonlySet<string> = new Set(['permissions', 'groups', 'other_category_ids']);
const pictures: ReadonlySet<string> = new Set(['image', 'logo']);

const isPhone = (field: string, text: string): boolean => field === 'phone' && /^7\d{10}$/.test(text);

/** What values are told by. */
interface Words {
  currency: string;
  /** Undefined until they have loaded. */
  categories?: readonly Pick<Category, 'id' | 'name'>[] | undefined;
}

/** One that has been deleted since has only its number. */
const categoryInWords = (id: number, { categories }: Words): string =>
  categories?.find((one) => one.id === id)?.name ?? auditStrings.category(id);

function listInWords(field: string, list: readonly unknown[], words: Words): string {
  if (list.length === 0) return auditStrings.none;
  if (field === 'other_category_ids') return list.map((id) => categoryInWords(Number(id), words)).join(', ');
  if (field === 'images') return auditStrings.pictures(list.length);
  return list
    .map((one) => {
      if (typeof one === 'object' && one !== null) return Object.values(one).join(': ');
      return field === 'permissions' ? permissionLabels[one as Permission] : String(one);
    })
    .join(', ');
}

const ofCategory: ReadonlySet<string> = new Set(['category_id', 'parent_id']);

/** A value of a record in words. */
function valueInWords(field: string, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return auditStrings.none;
  if (typeof value === 'boolean') return value ? auditStrings.yes : auditStrings.no;
  if (Array.isArray(value)) return listInWords(field, value, words);
  if (typeof value === 'number' && ofCategory.has(field)) return categoryInWords(value, words);
  if (typeof value === 'number') return inRoubles.has(field) ? formatMoney(value, words.currency) : String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (pictures.has(field)) return auditStrings.yes;
  return isPhone(field, text) ? formatPhone(text) : (valueNames[field]?.[text] ?? text);
}

/**
 * A changed field of an entry in words; `before` is null for a record that was made or recovered, `after` for one that
 * was deleted.
 */
export interface FieldInWords {
  name: string;
  before: string | null;
  after: string | null;
}

/** What became of a list whose order means nothing: what is new in it, and what is no more. */
function changesOfSet(field: string, before: readonly unknown[], after: readonly unknown[], words: Words) {
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  const name = fieldName(field);
  return [
    ...(added.length > 0
      ? [{ name: auditStrings.added(name), before: null, after: listInWords(field, added, words) }]
      : []),
    ...(removed.length > 0
      ? [{ name: auditStrings.removed(name), before: listInWords(field, removed, words), after: null }]
      : []),
  ];
}

/** How much of a long text is told, and how much of it before the first letter that has changed. */
const TOLD_LENGTH = 300;
const BEFORE_CHANGE = 60;

/** A text from a little before the place where it differs from the other on; whole where it is short. */
function aroundChange(text: string, other: string): string {
  if (text.length <= TOLD_LENGTH) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const start = Math.max(0, Math.min(same - BEFORE_CHANGE, text.length - TOLD_LENGTH));
  const end = start + TOLD_LENGTH;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** What an entry says of each field; of a record that was made or deleted, only what it had. */
export function inWords({ before, after }: Pick<Entry, 'before' | 'after'>, words: Words): FieldInWords[] {
  // Groups are told by their names.
  const fields = Object.keys({ ...before, ...after }).filter((field) => field !== 'group_ids');
  const told = fields.flatMap((field): FieldInWords[] => {
    const [old, current] = [before?.[field], after?.[field]];
    if (sets.has(field) && Array.isArray(old) && Array.isArray(current))
      return changesOfSet(field, old, current, words);
    const [was, is] = [valueInWords(field, old, words), valueInWords(field, current, words)];
    return [
      {
        name: fieldName(field),
        before: before && aroundChange(was, is),
        after: after && aroundChange(is, was),
      },
    ];
  });
  return before && after ? told : told.filter((one) => (one.before ?? one.after) !== auditStrings.none);
}
