import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './filter-drawer.module.css';
import { filterStrings } from './filters.strings.ts';

interface FilterDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onReset: () => void;
  /** The text of the closing button, which says what the filters leave; undefined until it is known. */
  found: string | undefined;
  /** The fields of the filters. */
  children: ReactNode;
}

/** A drawer at the bottom of a phone's screen with the filters. Changes apply at once to the list behind it. */
export function FilterDrawer({ isOpen, onClose, onReset, found, children }: FilterDrawerProps) {
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
        <Button h={44} px="xs" loading={found === undefined} onClick={onClose}>
          {found}
        </Button>
      </div>
    </SideDrawer>
  );
}
