import { ChevronDownIcon } from '#ui/later-icons.tsx';
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { useState } from 'react';
import { listsStrings } from '../lists.strings.ts';
import { useFieldSize } from './use-field-size.ts';

interface ChoicesFieldProps {
  label: string;
  any: string;
  names: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A button that opens the names as check boxes, and says which are chosen. */
export function ChoicesField({ label, any, names, chosen, onChange }: ChoicesFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { size, height } = useFieldSize();
  const [only] = chosen;
  const isSeveral = chosen.length > 1;
  const text = only === undefined ? any : isSeveral ? listsStrings.chosen(label, chosen.length) : names[only];
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          h={height}
          px={12}
          fw={400}
          fz={size}
          fullWidth
          justify="space-between"
          rightSection={<ChevronDownIcon size={18} />}
          aria-label={isSeveral ? text : `${label}: ${text}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Checkbox.Group value={[...chosen]} onChange={onChange} aria-label={label}>
          <Stack gap={10}>
            {Object.entries(names).map(([value, name]) => (
              <Checkbox key={value} size="md" value={value} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
