import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './filter-drawer.module.css';
import { filterStrings } from './filters.strings.ts';

interface FilterDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onReset: () => void;
  /** The text of the closing button, which says what the filters leave; undefined while it is not known. */
  found: string | undefined;
  /** Whether what the filters leave is being counted. */
  isCounting: boolean;
  /** The fields of the filters. */
  children: ReactNode;
}

/** A drawer at the bottom of a phone's screen with the filters. Changes apply at once to the list behind it. */
export function FilterDrawer({ isOpen, onClose, onReset, found, isCounting, children }: FilterDrawerProps) {
  return (
    <SideDrawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      title={filterStrings.title}
      closeLabel={filterStrings.close}
      contentClass={classes['content']}
      bodyClass={classes['body']}
    >
      {children}
      <div className={classes['buttons']}>
        <Button h={44} px="sm" variant="default" onClick={onReset}>
          {filterStrings.reset}
        </Button>
        <Button h={44} px="xs" loading={isCounting} onClick={onClose}>
          {found ?? filterStrings.show}
        </Button>
      </div>
    </SideDrawer>
  );
}
