import { Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import type { ReactNode } from 'react';
import classes from './choice-cards.module.css';

interface Choice {
  id: number;
  title: string;
  note: ReactNode;
  aside?: ReactNode;
}

interface ChoiceCardsProps {
  label: string;
  choices: readonly Choice[];
  value: number | null;
  onChange: (id: number) => void;
  error?: ReactNode;
}

/** A choice of one among a few cards. */
export function ChoiceCards({ label, choices, value, onChange, error }: ChoiceCardsProps) {
  return (
    <Radio.Group
      label={label}
      labelElement="div"
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(Number(id))}
      error={error}
      inputWrapperOrder={['label', 'error', 'input']}
      classNames={{ label: classes['legend'] ?? '', error: classes['error'] ?? '' }}
    >
      <Stack gap={8}>
        {choices.map(({ id, title, note, aside }) => (
          <Radio
            key={id}
            value={String(id)}
            description={note}
            error={error !== undefined}
            label={
              <>
                <span>{title}</span>
                {aside && <span className={classes['aside']}>{aside}</span>}
              </>
            }
            classNames={{
              root: classes['card'] ?? '',
              body: classes['body'] ?? '',
              inner: classes['inner'] ?? '',
              labelWrapper: classes['text'] ?? '',
              label: classes['label'] ?? '',
            }}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
