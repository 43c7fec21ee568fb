import { notifyNews } from '#ui/notifier/notifier.ts';
import { TitledSection } from '#ui/section/titled-section.tsx';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { viewedItems } from './viewed-items.ts';
import classes from './viewed-section.module.css';
import { viewedStrings } from './viewed.strings.ts';

function clear(): void {
  viewedItems.clear();
  // The section goes with the list, and a screen reader would say nothing.
  notifyNews(viewedStrings.cleared);
}

/** The section of the viewed items, with the button that forgets them. */
export function ViewedSection({ children }: { children: ReactNode }) {
  const button = (
    <UnstyledButton aria-label={viewedStrings.clearAll} onClick={clear}>
      {viewedStrings.clear}
    </UnstyledButton>
  );
  return (
    <div className={classes['section']}>
      <TitledSection title={viewedStrings.title} action={button}>
        {children}
      </TitledSection>
    </div>
  );
}
