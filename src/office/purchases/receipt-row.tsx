import type { PurchaseLine } from '#contract/types.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { nameOfLine, noteOfLine } from '#entities/order/orders.strings.ts';
import { BOUGHT_PRICE_MAX, commonPrice } from '#entities/purchase/bought-price-field.tsx';
import { purchaseStrings } from '#entities/purchase/purchase.strings.ts';
import { keepTogether } from '#lib/no-break.ts';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { Button } from '@mantine/core';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { commentsOf } from './comments-of.ts';
import { purchasesStrings } from './purchases.strings.ts';
import {
  boughtOf,
  cameOf,
  cameProblem,
  givenProblem,
  givenTo,
  isByHand,
  isShort,
  type ReceiptDraft,
  type ReceiptGroup,
  sharingProblem,
} from './receipt-draft.ts';
import classes from './receipt.module.css';

/** A number that is come to is typed over. */
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => currentTarget.select();

interface ReceiptRowProps {
  group: ReceiptGroup;
  draft: ReceiptDraft;
  /** Whether what is left out is told, too: after the first try. */
  isTried: boolean;
  /** Why the server has refused the row's count. */
  refused: string | undefined;
  /** Why the server has refused what one was bought for. */
  priceRefused: string | undefined;
  /** Whether the names of customers may be shown. */
  isNamed: boolean;
  change: (edits: Partial<ReceiptDraft>) => void;
  /** Hears the keys in the fields. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

type PeopleProps = Pick<ReceiptRowProps, 'group' | 'draft' | 'isTried' | 'isNamed' | 'change' | 'onKey'>;

const personOf = ({ order_id: orderId, customer }: PurchaseLine, isNamed: boolean): string =>
  isNamed ? `${purchasesStrings.orderShort(orderId)} ${customerName(customer)}` : purchasesStrings.orderShort(orderId);

/** Who goes short: what each of them gets of what they wait for. */
function Short({ group, draft, isNamed }: Pick<PeopleProps, 'group' | 'draft' | 'isNamed'>) {
  const given = givenTo(draft, group);
  const short = group.lines.filter(({ id, count }) => Number(given.get(id)) < count);
  return (
    <ul className={classes['short']} aria-label={purchasesStrings.shortOf(nameOfLine(group.first))}>
      {short.map((line) => (
        <li key={line.id}>
          {personOf(line, isNamed)}: {purchasesStrings.ofCount(Number(given.get(line.id)), line.count)}
        </li>
      ))}
    </ul>
  );
}

/** Everybody who waits, with what they get; by hand it is typed here. */
function People({ group, draft, isTried, isNamed, change, onKey }: PeopleProps) {
  const given = givenTo(draft, group);
  const byHand = isByHand(draft, group);
  return (
    <ul className={classes['people']} aria-label={purchasesStrings.peopleOf(nameOfLine(group.first))}>
      {group.lines.map((line) => {
        const count = given.get(line.id) ?? '';
        const note = noteOfLine(line);
        return (
          <li key={line.id} className={classes['person']}>
            <span>
              {personOf(line, isNamed)}
              {note && <q className={classes['comment']}>{note}</q>}
            </span>
            {byHand ? (
              <NumericInput
                min={0}
                size="xs"
                onFocus={selectAll}
                onKeyDown={onKey}
                aria-label={purchasesStrings.givenTo(personOf(line, isNamed), line.count)}
                value={count}
                error={count === '' && !isTried ? undefined : givenProblem(count, line)}
                onChange={(typed) => change({ given: { ...draft.given, [line.id]: typed } })}
              />
            ) : (
              <b>{purchasesStrings.ofCount(Number(count), line.count)}</b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Goods that are waited for: how many of them came, and who gets them. */
export function ReceiptRow({ refused, priceRefused, ...of }: ReceiptRowProps) {
  const { group, draft, isTried, isNamed, change, onKey } = of;
  const { key, first, lines, count } = group;
  const { currency } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  const peopleId = useId();
  const name = nameOfLine(first);
  const comments = commentsOf(group);
  const came = cameOf(draft, group);
  const byHand = isByHand(draft, group);
  const isListed = isOpen || byHand;
  const sharing = sharingProblem(draft, group);
  return (
    <div role="group" aria-label={name} className={classes['row']}>
      <div className={classes['picture']}>
        <ItemImage image={first.image_url} small />
      </div>
      <div className={classes['about']}>
        <span className={classes['name']}>{keepTogether(name)}</span>
        {comments && (
          <span className={classes['note']} title={comments}>
            {comments}
          </span>
        )}
      </div>
      <span className={classes['waits']}>{purchasesStrings.waits(count)}</span>
      <div className={classes['came']}>
        <NumericInput
          min={0}
          size="xs"
          onFocus={selectAll}
          onKeyDown={onKey}
          aria-label={purchasesStrings.cameOf(name)}
          value={came}
          error={refused ?? (came === '' && !isTried ? undefined : cameProblem(draft, group))}
          onChange={(typed) => change({ came: { ...draft.came, [key]: typed } })}
        />
      </div>
      <div className={classes['price']} data-price>
        <MoneyInput
          currency={currency}
          max={BOUGHT_PRICE_MAX}
          size="xs"
          onFocus={selectAll}
          onKeyDown={onKey}
          aria-label={purchaseStrings.boughtPriceOf(name)}
          placeholder={commonPrice(lines) === undefined ? purchaseStrings.severalPrices : purchaseStrings.boughtPrice}
          value={boughtOf(draft, group)}
          error={priceRefused}
          onChange={(typed) => change({ bought: { ...draft.bought, [key]: typed } })}
        />
      </div>
      <div className={classes['who']}>
        {lines.length === 1 ? (
          <span className={classes['one']}>{personOf(first, isNamed)}</span>
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={byHand}
            aria-expanded={isListed}
            aria-controls={isListed ? peopleId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {purchasesStrings.ordersCount(lines.length)}
          </Button>
        )}
      </div>
      {!byHand && lines.length > 1 && isShort(draft, group) && <Short group={group} draft={draft} isNamed={isNamed} />}
      {isListed && (
        <div id={peopleId} className={classes['listed']}>
          <People {...of} />
          {sharing !== undefined && (
            <p role={isTried ? 'alert' : 'status'} className={classes['sharing']}>
              {sharing}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
