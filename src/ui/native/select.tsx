import type { ComponentProps } from 'react';
import classes from './field.module.css';

/** Mantine's two arrows. */
const CHEVRON =
  'M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819' +
  'C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819' +
  'C9.60753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179' +
  'L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999' +
  'C7.38064 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179Z' +
  'M10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179' +
  'C9.89245 8.75606 9.60753 8.75606 9.43179 8.93179L7.49999 10.8636L5.56819 8.93179' +
  'C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819' +
  'L7.18179 11.8182C7.35753 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'> {
  'aria-label': string;
  options: readonly { value: string; label: string }[];
  className?: string | undefined;
  /** Of the field itself. */
  fieldClass?: string | undefined;
}

/** The browser's own select that looks like Mantine's, for what is drawn first. */
export function Select({ options, className, fieldClass, ...props }: SelectProps) {
  return (
    <div className={`${classes['root']} ${className ?? ''}`.trim()}>
      <div className={classes['box']}>
        <select {...props} className={`${classes['field']} ${fieldClass ?? ''}`.trim()}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <div className={classes['after']}>
          <svg className={classes['chevron']} viewBox="0 0 15 15" fill="none" aria-hidden>
            <path d={CHEVRON} fill="currentColor" fillRule="evenodd" clipRule="evenodd" />
          </svg>
        </div>
      </div>
    </div>
  );
}
