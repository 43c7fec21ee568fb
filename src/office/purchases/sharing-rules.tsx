import { useIsWide } from '#ui/list/use-is-wide.ts';
import { SegmentedControl } from '@mantine/core';
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

/** The choice of who goes without where fewer came. */
export function SharingRules({ draft, isNeeded, change }: SharingRulesProps) {
  const isWide = useIsWide();
  const labelId = useId();
  return (
    <div className={classes['rules']}>
      <span id={labelId}>{purchasesStrings.sharing}</span>
      <SegmentedControl
        size="sm"
        orientation={isWide ? 'horizontal' : 'vertical'}
        aria-labelledby={labelId}
        disabled={!isNeeded}
        value={draft.rule}
        data={rules.map((value) => ({ value, label: purchasesStrings.rules[value] }))}
        onChange={(value) => change({ rule: rules.find((one) => one === value) ?? 'first', given: {} })}
      />
    </div>
  );
}
