import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { withTextLimit } from '../fields/text-limit.tsx';
import classes from './field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  'aria-label': string;
  leftSection?: ReactNode;
  /** In CSS pixels; that of an icon by default. */
  leftSectionWidth?: number;
  rightSection?: ReactNode;
  /** What is wrong with the text. */
  error?: string | false;
}

type Style = CSSProperties & { '--start': string };

const sized = (width: number): Style => ({ '--start': `${width}px` });

/** A field of one line that looks like Mantine's, for what is drawn first. */
export function TextField({ leftSection, leftSectionWidth, rightSection, error = false, ...input }: TextFieldProps) {
  const errorId = useId();
  const isWrong = error !== false;
  const box = (
    <div
      className={classes['box']}
      data-wrong={isWrong || undefined}
      style={leftSectionWidth === undefined ? undefined : sized(leftSectionWidth)}
    >
      {leftSection && <div className={classes['before']}>{leftSection}</div>}
      <input
        {...input}
        className={classes['field']}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
      />
      {rightSection && <div className={classes['after']}>{rightSection}</div>}
    </div>
  );
  return (
    <div className={classes['root']}>
      {input.maxLength === undefined ? box : withTextLimit(box)}
      {isWrong && (
        <p id={errorId} className={classes['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
