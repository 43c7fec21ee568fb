import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import classes from './form.module.css';
import type { FormRefusal } from './refused-texts.ts';
import type { DraftForm } from './use-draft-form.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

interface FormProps {
  form: Pick<DraftForm<object>, 'submit' | 'tries' | 'refusal'>;
  className?: string | undefined;
  /** Of the part with the fields, which is disabled while the form is busy. */
  fieldsClass?: string | undefined;
  isBusy: boolean;
  children: ReactNode;
  /** What stands below the fields: the refusal, the button that sends. */
  footer: ReactNode;
}

/** Shows a form; after each try that did not succeed the focus goes to the first problem. */
export function Form({ form, className, fieldsClass, isBusy, children, footer }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  // A form that is shown again has no new problem.
  const [triesBefore] = useState(form.tries);
  useFocusOnProblem(element, form.tries > triesBefore ? form.tries : 0);
  useFocusOnProblem(element, form.refusal);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form ref={element} className={className} noValidate onSubmit={submit}>
      <fieldset className={fieldsClass} disabled={isBusy}>
        {children}
      </fieldset>
      {footer}
    </form>
  );
}

interface FormRefusalProps {
  refusal: FormRefusal | null;
  /** For a refusal without words: after an answer, and where none came. */
  texts: { unexplained: string; unanswered: string };
}

/** Why the form was refused. */
export function FormRefusalText({ refusal, texts }: FormRefusalProps) {
  if (!refusal) return null;
  return (
    <div role="alert" tabIndex={-1} className={classes['refusal']}>
      {refusal.detail || (refusal.isAnswered ? texts.unexplained : texts.unanswered)}
    </div>
  );
}
