import { Button } from '@mantine/core';
import classes from './ready-answers.module.css';
import { fieldsStrings } from './fields.strings.ts';

interface ReadyAnswersProps {
  answers: readonly string[];
  onChoose: (answer: string) => void;
}

/** Common answers below a field: one press writes an answer there, where it can be changed. */
export function ReadyAnswers({ answers, onChoose }: ReadyAnswersProps) {
  return (
    <div className={classes['answers']} role="group" aria-label={fieldsStrings.readyAnswers}>
      {answers.map((answer) => (
        <Button key={answer} variant="default" size="compact-sm" radius="xl" fw={500} onClick={() => onChoose(answer)}>
          {answer}
        </Button>
      ))}
    </div>
  );
}
