import { Loader } from '../native/loader.tsx';
import { Text } from '../native/text.tsx';
import classes from './page-loader.module.css';
import { statesStrings } from './states.strings.ts';

/** A placeholder for a page that is loading. */
export function PageLoader() {
  return (
    <div className={classes['place']} role="status">
      <Loader size="22px" />
      <Text dimmed>{statesStrings.loading}</Text>
    </div>
  );
}
