import { itemColumnTitles } from '#common/item-columns.strings.ts';
import { useShop } from '#page/shop-context.tsx';
import { fitCount } from '#common/fit-count.ts';
import { QUANTITY_MAX } from '#common/constants.ts';
import type { TextFieldProps } from '#ui/fields/field-props.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import type { Theirs } from '#ui/form/use-theirs.tsx';
import type { ItemDraft } from './item-draft.ts';
import classes from './item-form.module.css';
import { itemsStrings } from './items.strings.ts';

const STOCK_MAX = 1_000_000;

type Order = NonNullable<TextFieldProps['inputWrapperOrder']>;
const warningBelow: Order = ['label', 'input', 'description', 'error'];

const isFree = (price: string): boolean => price !== '' && Number(price) === 0;

function tradeWarning(trade: string, retail: string): string | undefined {
  if (isFree(trade)) return itemsStrings.forFree;
  return trade !== '' && retail !== '' && Number(trade) > Number(retail) ? itemsStrings.tradeAbove : undefined;
}

/** The fields of what an item costs, and of how many there are and are sold at once. */
export function ItemPrices({ draft, fieldOf }: Pick<Theirs<ItemDraft, unknown>, 'fieldOf'> & { draft: ItemDraft }) {
  const { currency } = useShop();
  const { retailPrice, tradePrice } = draft;
  const [step, least] = [Number(draft.countStep), Number(draft.countMin)];
  const smallest = step > 0 && least > 0 ? fitCount(1, { count_step: step, count_min: least }) : least;
  return (
    <>
      <div className={classes['prices']}>
        <MoneyInput
          currency={currency}
          label={itemColumnTitles.retail_price}
          inputWrapperOrder={warningBelow}
          {...fieldOf('retailPrice', isFree(retailPrice) ? itemsStrings.forFree : undefined)}
        />
        <MoneyInput
          currency={currency}
          label={itemColumnTitles.trade_price}
          placeholder={itemsStrings.noTradePrice}
          inputWrapperOrder={warningBelow}
          {...fieldOf('tradePrice', tradeWarning(tradePrice, retailPrice))}
        />
        <NumericInput min={0} max={100} label={itemColumnTitles.discount} {...fieldOf('discount')} />
      </div>
      <div className={classes['prices']}>
        <NumericInput
          min={-STOCK_MAX}
          max={STOCK_MAX}
          label={itemColumnTitles.stock}
          placeholder={itemsStrings.noStock}
          {...fieldOf('stock')}
        />
        <NumericInput min={1} max={QUANTITY_MAX} label={itemColumnTitles.count_step} {...fieldOf('countStep')} />
        <NumericInput
          min={1}
          max={QUANTITY_MAX}
          label={itemColumnTitles.count_min}
          inputWrapperOrder={warningBelow}
          {...fieldOf('countMin', smallest === least ? undefined : itemsStrings.smallest(smallest))}
        />
      </div>
      <p className={classes['hint']}>{itemsStrings.countsHint}</p>
    </>
  );
}
