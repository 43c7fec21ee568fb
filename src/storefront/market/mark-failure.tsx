import { readRefusal } from '#machines/kit/refusal.ts';
import classes from './market.module.css';
import { marketStrings } from './market.strings.ts';

/** Says beside its line why a mark was not kept. */
export function MarkFailure({ error }: { error: Error }) {
  const { detail, isAnswered } = readRefusal(error);
  return (
    <p role="alert" className={classes['failure']}>
      {detail || (isAnswered ? marketStrings.unexplained : marketStrings.unanswered)}
    </p>
  );
}
