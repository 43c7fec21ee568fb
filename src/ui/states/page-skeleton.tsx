import { VisuallyHidden } from '../native/visually-hidden.tsx';
import classes from './page-skeleton.module.css';
import { statesStrings } from './states.strings.ts';

const cells = { goods: 12, list: 4, record: 1 } as const;

/** What a page looks like from afar: goods in a grid, a list, or one record. */
export type PageShape = keyof typeof cells;

/** Stands in the place of a page that is loading, in its shape. */
export function PageSkeleton({ shape = 'list' }: { shape?: PageShape | undefined }) {
  return (
    <div role="status" className={classes['page']} data-shape={shape}>
      <VisuallyHidden>{statesStrings.loading}</VisuallyHidden>
      <div className={classes['head']} />
      <div className={classes['side']} />
      <div className={classes['body']}>
        {Array.from({ length: cells[shape] }, (_, index) => (
          <div key={index} className={classes['cell']} />
        ))}
      </div>
    </div>
  );
}
