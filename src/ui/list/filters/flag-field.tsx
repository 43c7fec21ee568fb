import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useFieldSize } from './use-field-size.ts';

interface FlagFieldProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A check box as high as the other fields. */
export function FlagField({ label, isOn, onChange }: FlagFieldProps) {
  const { size, height } = useFieldSize();
  return (
    <Checkbox
      size={size}
      label={label}
      checked={isOn}
      py={(height - (size === 'sm' ? 20 : 24)) / 2}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
