import classes from './one-line.module.css';

/** A text that is cut where its cell ends, whose whole is in its title. */
export function OneLine({ text }: { text: string }) {
  return (
    <div className={classes['cut']} title={text}>
      {text}
    </div>
  );
}
