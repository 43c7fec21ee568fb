import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import type { ReactNode, Ref } from 'react';
import classes from './progress-strip.module.css';

interface ProgressStripProps {
  done: number;
  all: number;
  /** The same in words. */
  text: string;
  textRef?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
}

/** How far a purchase is, in sight while what stands beside it is scrolled below. */
export function ProgressStrip({ done, all, text, textRef, children }: ProgressStripProps) {
  return (
    <div className={classes['strip']}>
      <p ref={textRef} tabIndex={-1} role="status" className={classes['text']}>
        {text}
      </p>
      <Progress value={all === 0 ? 0 : (done * 100) / all} aria-hidden size="md" />
      {children}
    </div>
  );
}
