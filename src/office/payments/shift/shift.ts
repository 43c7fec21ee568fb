import { shopPaymentsBranch } from '#common/routes/branches.ts';
import type { PaymentWay } from '#contract/types.ts';
import type { PaymentTotalParams } from '#entities/payment/payment.queries.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { withParameters } from '#ui/list/list-address.ts';

/** The payments that were decided on a day, by one person or by anybody. */
export interface Shift {
  day: string;
  decider: number | undefined;
}

/** What their totals, and their list, are asked for. */
export const paramsOf = ({ day, decider }: Shift) =>
  ({
    since: day,
    until: day,
    by_decision: true,
    ...(decider !== undefined && { decided_by: decider }),
  }) satisfies PaymentTotalParams;

/** The address of the list of these payments that were confirmed, by one way or all. */
export const hrefOf = ({ day, decider }: Shift, way?: PaymentWay): string =>
  withParameters(getBranchHref(shopPaymentsBranch, 'payments'), [
    ['state', 'F'],
    ...(way ? [['way', way] as const] : []),
    ['since', day],
    ['until', day],
    ['byDecision', '1'],
    ...(decider === undefined ? [] : [['decider', String(decider)] as const]),
  ]);
