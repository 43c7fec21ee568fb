import type { PaymentWay } from '#contract/types.ts';
import { readName } from '#lib/read-address.ts';
import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import type { ReactNode } from 'react';
import { paymentWayNames } from './account.strings.ts';
import classes from './way-choice.module.css';

interface WayChoiceProps {
  label: string;
  value: PaymentWay;
  onChange: (way: PaymentWay) => void;
  error: string | undefined;
  description?: ReactNode;
}

/** The choice of the way to pay. */
export function WayChoice({ label, value, onChange, error, description }: WayChoiceProps) {
  return (
    <Radio.Group
      label={label}
      labelElement="div"
      value={value}
      onChange={(chosen) => onChange(readName(paymentWayNames, chosen) ?? value)}
      error={error}
      description={description}
    >
      <div className={classes['ways']}>
        {Object.entries(paymentWayNames).map(([way, name]) => (
          <Radio
            key={way}
            value={way}
            label={name}
            classNames={{ root: classes['way'] ?? '', inner: classes['inner'] ?? '', label: classes['label'] ?? '' }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
