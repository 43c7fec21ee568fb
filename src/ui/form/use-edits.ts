import { useForm, type UseFormReturnType } from '@mantine/form';

/** The changed fields of a draft. */
export type Edits<Draft> = UseFormReturnType<Partial<Draft>>;

interface EditsOptions<Draft> {
  /** Earlier edits, which something kept that outlives the component. */
  initial?: Partial<Draft>;
  /** Called with all edits after each change. */
  onChange?: (edits: Partial<Draft>) => void;
}

/** Holds the edits of a form while the component is mounted, which may be longer than the form is shown. */
export function useEdits<Draft extends object>({ initial = {}, onChange }: EditsOptions<Draft> = {}): Edits<Draft> {
  return useForm<Partial<Draft>>({ initialValues: initial, ...(onChange && { onValuesChange: onChange }) });
}
