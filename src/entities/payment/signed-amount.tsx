import { formatMoney } from '#lib/money.ts';
import { useShop } from '#page/shop-context.tsx';
import classes from './signed-amount.module.css';

interface SignedAmountProps {
  /** Roubles: positive for a credit, negative for a debit. */
  value: number;
  /** Whether it is void, as with a cancelled payment. */
  isVoid?: boolean;
}

/** An amount with its sign and a colour. */
export function SignedAmount({ value, isVoid = false }: SignedAmountProps) {
  const { currency } = useShop();
  const sign = isVoid || value === 0 ? 'none' : value > 0 ? 'plus' : 'minus';
  const text = value > 0 ? `+${formatMoney(value, currency)}` : formatMoney(value, currency);
  return (
    <span className={classes['amount']} data-sign={sign}>
      {isVoid ? <s>{text}</s> : text}
    </span>
  );
}
