import { filterStrings } from '#ui/filters/filters.strings.ts';
import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useState, type ReactNode } from 'react';
import { listsStrings } from '../lists.strings.ts';
import classes from './filter-bar.module.css';
import { useFieldSize } from './use-field-size.ts';

/** An amount is applied as its field is left, by a press outside too: that must not close the fields before. */
const AFTER_BLUR = ['click'];

interface MoreFiltersProps {
  /** The number of active ones. */
  count: number;
  onReset: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A button that opens the filters that the bar has no place for, and says how many of them are active. */
export function MoreFilters({ count, onReset, children }: MoreFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { size, height } = useFieldSize();
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={300}
      withinPortal={false}
      trapFocus
      returnFocus
      clickOutsideEvents={AFTER_BLUR}
    >
      <Popover.Target>
        <Button
          variant={count > 0 ? 'light' : 'default'}
          h={height}
          px={12}
          fw={count > 0 ? 500 : 400}
          fz={size}
          onClick={() => setIsOpen(!isOpen)}
        >
          {listsStrings.moreFilters(count)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={listsStrings.moreFilters(0)}>
        <div className={classes['fields']}>
          {children}
          {count > 0 && (
            <Button
              variant="default"
              onClick={() => {
                setIsOpen(false);
                onReset();
              }}
            >
              {filterStrings.reset}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
