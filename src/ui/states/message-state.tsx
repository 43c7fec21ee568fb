import { keepTogether } from '#lib/no-break.ts';
import type { ReactNode } from 'react';
import { Heading } from '../native/heading.tsx';
import { Text } from '../native/text.tsx';
import classes from './message-state.module.css';

/** The attribute of a message: where the focus is led when what had it is gone. */
export const MESSAGE = 'data-message';

interface MessageStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** Whether it takes the place of the whole page; its title is then the page's heading. */
  isPage?: boolean;
  /** A button or a link that helps. */
  children?: ReactNode;
}

/** Says why there is nothing to show, and what to do about it. */
export function MessageState({ icon, title, text, isPage = false, children }: MessageStateProps) {
  return (
    <div className={classes['message']} tabIndex={-1} {...{ [MESSAGE]: true }}>
      {icon && <div className={classes['icon']}>{icon}</div>}
      <Heading level={isPage ? 1 : 2} size={2}>
        {title}
      </Heading>
      {text && (
        <Text dimmed className={classes['text']}>
          {keepTogether(text)}
        </Text>
      )}
      {children && <div className={classes['actions']}>{children}</div>}
    </div>
  );
}
