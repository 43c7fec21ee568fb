import { useForm, type UseFormReturnType } from '@mantine/form';

/** What a person has changed of a draft. */
export type Edits<Draft> = UseFormReturnType<Partial<Draft>>;

interface EditsOptions<Draft> {
  /** Changed before, and kept by something that outlives the component. */
  initial?: Partial<Draft>;
  /** Hears all edits after each change. */
  onChange?: (edits: Partial<Draft>) => void;
}

/** Holds the edits of a form for as long as the component lives, which may be longer than the form is shown. */
export function useEdits<Draft extends object>({ initial = {}, onChange }: EditsOptions<Draft> = {}): Edits<Draft> {
  return useForm<Partial<Draft>>({ initialValues: initial, ...(onChange && { onValuesChange: onChange }) });
}
