import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import classes from './form.module.css';
import type { FormRefusal } from './refused-texts.ts';
import type { DraftForm } from './use-draft-form.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { useModEnter } from './use-mod-enter.ts';

interface FormProps {
  form: Pick<DraftForm<object>, 'submit' | 'tries' | 'refusal'>;
  className?: string | undefined;
  /** The class of the fieldset, which is disabled while the form is busy. */
  fieldsClass?: string | undefined;
  isBusy: boolean;
  children: ReactNode;
  /** The part below the fields: the refusal and the submit button. */
  footer: ReactNode;
}

/** A form. After each failed submit it focuses the first problem. */
export function Form({ form, className, fieldsClass, isBusy, children, footer }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  // A form that is shown again has no new problem, so earlier tries don't count.
  const [triesBefore] = useState(form.tries);
  useFocusOnProblem(element, form.tries > triesBefore ? form.tries : 0);
  useFocusOnProblem(element, form.refusal);
  useModEnter(element, isBusy);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form ref={element} className={className} noValidate onSubmit={submit}>
      <fieldset className={fieldsClass ?? classes['fields']} disabled={isBusy}>
        {children}
      </fieldset>
      {footer}
    </form>
  );
}

/** A form's refusal, and the form's own texts for it. */
export interface FormRefusalProps {
  refusal: FormRefusal | null;
  /** The texts for a refusal without a detail: after an answer, and without one. */
  texts: { unexplained: string; unanswered: string };
}

/** The text of a form's refusal. */
export function FormRefusalText({ refusal, texts }: FormRefusalProps) {
  if (!refusal) return null;
  return (
    <div role="alert" tabIndex={-1} className={classes['refusal']}>
      {refusal.detail || (refusal.isAnswered ? texts.unexplained : texts.unanswered)}
    </div>
  );
}
