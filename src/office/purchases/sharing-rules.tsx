import { useIsWide } from '#ui/list/use-is-wide.ts';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useId } from 'react';
import { purchasesStrings } from './purchases.strings.ts';
import type { ReceiptDraft } from './receipt-draft.ts';
import classes from './receipt.module.css';

type Rule = ReceiptDraft['rule'];

const rules: readonly Rule[] = ['first', 'share', 'people', 'hand'];

interface SharingRulesProps {
  draft: ReceiptDraft;
  /** Whether anything came short; the rules have their place before, too. */
  isNeeded: boolean;
  change: (edits: Partial<ReceiptDraft>) => void;
}

/** The choice of who goes without where fewer came: all rules side by side, or where those don't fit, a list. */
export function SharingRules({ draft, isNeeded, change }: SharingRulesProps) {
  const isWide = useIsWide();
  const labelId = useId();
  const choice = {
    'aria-labelledby': labelId,
    disabled: !isNeeded,
    value: draft.rule,
    data: rules.map((value) => ({ value, label: purchasesStrings.rules[value] })),
  };
  const choose = (value: string): void => change({ rule: rules.find((one) => one === value) ?? 'first', given: {} });
  return (
    <div className={classes['rules']}>
      <span id={labelId}>{purchasesStrings.sharing}</span>
      {isWide ? (
        <SegmentedControl size="sm" {...choice} onChange={choose} />
      ) : (
        <NativeSelect size="sm" {...choice} onChange={({ currentTarget }) => choose(currentTarget.value)} />
      )}
    </div>
  );
}
