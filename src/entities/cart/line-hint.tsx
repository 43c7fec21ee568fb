import { CountHint, type Counted } from '#entities/item/count-hint.tsx';
import { type CartLineActor, useCartLineDraft } from './use-cart-line.ts';

/** How the count of a cart line is limited, and whether it fits. */
export function LineHint({ line, of }: { line: CartLineActor; of: Counted }) {
  return <CountHint of={of} count={useCartLineDraft(line).count} />;
}
