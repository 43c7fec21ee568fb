import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';

interface FlagFieldProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A check box as high as the other fields. */
export function FlagField({ label, isOn, onChange }: FlagFieldProps) {
  return (
    <Checkbox
      size="md"
      label={label}
      checked={isOn}
      py={9}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
