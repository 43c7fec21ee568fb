import { AlertIcon } from '#ui/icons.tsx';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import classes from './stock-question.module.css';
import { stockQuestionStrings } from './stock-question.strings.ts';

interface StockQuestionProps {
  /** What there is too little of, in the server's words. */
  text: string;
  /** The label of the button that goes on. */
  yes: string;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks whether to take more of an item than there is. Escape means no. */
export function StockQuestion({ text, yes, isBusy = false, onYes, onNo }: StockQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  const id = useId();
  // The pressed button has disappeared.
  useEffect(() => question.current?.focus(), []);
  const answerByKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isBusy) return;
    // The form around it stays open.
    event.stopPropagation();
    onNo();
  });
  useEffect(() => {
    const element = question.current;
    const hear = (event: KeyboardEvent): void => answerByKey(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
  return (
    <div
      ref={question}
      className={classes['question']}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <p id={`${id}title`} className={classes['title']}>
        <AlertIcon size={20} />
        {stockQuestionStrings.title}
      </p>
      <p id={`${id}text`} className={classes['text']}>
        {text}
      </p>
      <div className={classes['answers']}>
        <Button size="sm" loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button size="sm" variant="default" disabled={isBusy} onClick={onNo}>
          {stockQuestionStrings.no}
        </Button>
      </div>
    </div>
  );
}
