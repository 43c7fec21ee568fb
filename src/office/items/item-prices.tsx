import { useShop } from '#entities/shop/shop-context.tsx';
import { QUANTITY_MAX } from '#machines/kit/constants.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import type { Theirs } from '#ui/form/use-theirs.tsx';
import type { ItemDraft } from './item-draft.ts';
import classes from './item-form.module.css';
import { itemsStrings } from './items.strings.ts';

const STOCK_MAX = 1_000_000;

/** The fields of what an item costs, and of how many there are and are sold at once. */
export function ItemPrices({ fieldOf }: Pick<Theirs<ItemDraft, unknown>, 'fieldOf'>) {
  const { currency } = useShop();
  return (
    <>
      <div className={classes['prices']}>
        <MoneyInput currency={currency} label={itemsStrings.retailPrice} {...fieldOf('retailPrice')} />
        <MoneyInput
          currency={currency}
          label={itemsStrings.tradePrice}
          placeholder={itemsStrings.noTradePrice}
          {...fieldOf('tradePrice')}
        />
        <NumericInput min={0} max={100} label={itemsStrings.discount} {...fieldOf('discount')} />
      </div>
      <div className={classes['prices']}>
        <NumericInput
          min={-STOCK_MAX}
          max={STOCK_MAX}
          label={itemsStrings.stock}
          placeholder={itemsStrings.noStock}
          {...fieldOf('stock')}
        />
        <NumericInput min={1} max={QUANTITY_MAX} label={itemsStrings.countStep} {...fieldOf('countStep')} />
        <NumericInput min={1} max={QUANTITY_MAX} label={itemsStrings.countMin} {...fieldOf('countMin')} />
      </div>
      <p className={classes['hint']}>{itemsStrings.countsHint}</p>
    </>
  );
}
