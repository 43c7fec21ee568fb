import { isChangedMeanwhile } from '#lib/api-error.ts';
import { FormRefusalText, type FormRefusalProps } from './form.tsx';
import classes from './theirs.module.css';
import { theirsStrings } from './theirs.strings.ts';

interface TheirsNoticeProps extends FormRefusalProps {
  /** Whether a field that both have changed is undecided. */
  hasAny: boolean;
  /** Whether the last submit named an older version. */
  isOutdated?: boolean;
  /** The text for an older version; needed where it is not always a colleague who changes the record. */
  meanwhile?: string;
}

/** The text of a refusal; for an older version, that somebody else has changed the record meanwhile. */
export function TheirsNotice({
  hasAny,
  isOutdated = false,
  refusal,
  texts,
  meanwhile = theirsStrings.meanwhile,
}: TheirsNoticeProps) {
  if (!hasAny && !isOutdated && !isChangedMeanwhile(refusal))
    return <FormRefusalText refusal={refusal} texts={texts} />;
  return (
    <p role="alert" className={classes['notice']}>
      {meanwhile}
    </p>
  );
}
