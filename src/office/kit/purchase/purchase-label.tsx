import { usePermission } from '#page/shop-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { purchaseQuery } from './purchase.queries.ts';

interface PurchaseLabelProps {
  id: number;
  otherwise: string;
}

function Name({ id, otherwise }: PurchaseLabelProps) {
  return useQuery(purchaseQuery(id)).data?.purchase.name ?? otherwise;
}

/** A purchase's name in a narrow place; `otherwise` until it has loaded, and for those who may not see purchases. */
export function PurchaseLabel(props: PurchaseLabelProps) {
  return usePermission('get_purchase') ? <Name {...props} /> : props.otherwise;
}
