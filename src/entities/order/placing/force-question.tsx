import type { OrderWarning } from '#contract/types.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './force-question.module.css';
import { placingStrings } from './placing.strings.ts';

interface ForceQuestionProps {
  warnings: readonly OrderWarning[];
  onYes: () => void;
  onNo: () => void;
}

/** Shows the server's warnings about an order, and asks whether to place it anyway. */
export function ForceQuestion({ warnings, onYes, onNo }: ForceQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared.
  useEffect(() => question.current?.focus(), []);
  return (
    <div
      ref={question}
      className={classes['question']}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby="force-title"
      aria-describedby="force-text"
    >
      <p id="force-title" className={classes['questionTitle']}>
        <AlertIcon size={20} />
        {placingStrings.askTitle}
      </p>
      <div id="force-text">
        <ul className={classes['warnings']}>
          {warnings.map(({ code, text }) => (
            <li key={code + text}>{text}</li>
          ))}
        </ul>
        {placingStrings.askText}
      </div>
      <div className={classes['answers']}>
        <Button variant="default" onClick={onNo}>
          {placingStrings.no}
        </Button>
        <Button onClick={onYes}>{placingStrings.yes}</Button>
      </div>
    </div>
  );
}
