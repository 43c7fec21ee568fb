import { Menu, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listsStrings } from '../lists.strings.ts';
import classes from './state-tabs.module.css';

interface FoldedTabsProps {
  tabs: readonly { href: string; text: ReactNode }[];
}

/** The tabs that have no room beside the others, behind a button. */
export function FoldedTabs({ tabs }: FoldedTabsProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={classes['more'] ?? ''} aria-label={listsStrings.moreStates(tabs.length)}>
          ⋯
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {tabs.map(({ href, text }) => (
          <Menu.Item key={href} component={Link} href={href}>
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
