import { formatMoney } from '#lib/money.ts';
import { useShop } from '#entities/shop/shop-context.tsx';
import classes from './signed-amount.module.css';

interface SignedAmountProps {
  /** Roubles; what comes is above zero, what goes is below. */
  value: number;
  /** Whether it changes nothing, since it was cancelled. */
  isVoid?: boolean;
}

/** An amount with its sign, in colour as well. */
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
