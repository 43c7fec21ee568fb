import { Form } from '#ui/form/form.tsx';
import type { FormRefusal } from '#ui/form/refused-texts.ts';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { Button, Group, Stack, type ButtonProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './record-form.module.css';
import { recordFormStrings } from './record-form.strings.ts';
import type { RecordFormState } from './use-record-form.tsx';

interface FormTexts {
  save?: string;
  cancel?: string;
  unexplained: string;
  unanswered: string;
  /** That the record has changed; needed where it is not always a colleague who changes it. */
  meanwhile?: string;
}

interface RecordFormProps extends Pick<ButtonProps, 'size' | 'color' | 'disabled'> {
  form: Pick<RecordFormState<object>, 'submit' | 'tries' | 'isBusy' | 'hasTheirs'> & { refusal: FormRefusal | null };
  texts?: FormTexts;
  /** Whether the refusal is said at a field. */
  isRefusedAtField?: boolean;
  /** Leaves the form unsent; without it there is no button for it. */
  onCancel?: (() => void) | undefined;
  submitRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
  /** Above the notice of the form. */
  above?: ReactNode;
  /** Beside the buttons. */
  beside?: ReactNode;
  /** A form on a page; by default it is one in a dialog. */
  isOnPage?: boolean;
  /** Classes of a form on a page. */
  className?: string | undefined;
  fieldsClass?: string | undefined;
  footerClass?: string | undefined;
}

const join = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** The form of a record: its fields, why it was refused, and its buttons. */
export function RecordForm({
  form,
  texts = recordFormStrings,
  isRefusedAtField = false,
  onCancel,
  submitRef,
  children,
  above,
  beside,
  isOnPage = false,
  className,
  fieldsClass,
  footerClass,
  ...button
}: RecordFormProps) {
  const { hasTheirs, isBusy, refusal } = form;
  const { save = recordFormStrings.save, cancel = recordFormStrings.cancel, meanwhile } = texts;
  const notice = (
    <>
      {above}
      <TheirsNotice
        hasAny={hasTheirs}
        refusal={isRefusedAtField ? null : refusal}
        texts={texts}
        {...(meanwhile !== undefined && { meanwhile })}
      />
    </>
  );
  const buttons = (
    <>
      {onCancel && (
        <Button variant="default" {...(button.size && { size: button.size })} disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      )}
      <Button ref={submitRef} type="submit" loading={isBusy} {...button}>
        {save}
      </Button>
      {beside}
    </>
  );
  if (isOnPage)
    return (
      <Form
        form={form}
        className={join(classes['form'], className)}
        fieldsClass={join(classes['fields'], fieldsClass)}
        isBusy={isBusy}
        footer={
          <div className={join(classes['footer'], footerClass)}>
            {notice}
            <div className={classes['buttons']}>{buttons}</div>
          </div>
        }
      >
        {children}
      </Form>
    );
  return (
    <Form
      form={form}
      isBusy={isBusy}
      footer={
        <Stack gap="sm" mt="md">
          {notice}
          <Group grow gap="sm" preventGrowOverflow={false}>
            {buttons}
          </Group>
        </Stack>
      }
    >
      <Stack gap="md">{children}</Stack>
    </Form>
  );
}
