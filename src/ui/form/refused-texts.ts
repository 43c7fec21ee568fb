/** The server's refusal of a submission. */
export interface FormRefusal {
  /** False if no answer came. */
  isAnswered: boolean;
  code: string;
  detail: string;
  /** A text for each field, by its path in the request body, such as `delivery.address`. */
  fields: Readonly<Record<string, string>>;
}

/** Texts beside fields. */
export type FieldTexts<Draft> = { readonly [Name in keyof Draft]?: string | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), content);
}

/**
 * The server's text for each field whose value has not changed since `sent`; `paths` gives each field's path in the
 * content.
 */
export function refusedTexts<Draft>(
  texts: FormRefusal['fields'],
  paths: Readonly<Partial<Record<keyof Draft & string, string>>>,
  sent: unknown,
  now: unknown,
): FieldTexts<Draft> {
  const shown: { [Name in keyof Draft]?: string } = {};
  for (const name of Object.keys(paths) as (keyof Draft & string)[]) {
    const path = paths[name];
    const text = path && texts[path];
    if (path && text && valueAt(sent, path) === valueAt(now, path)) shown[name] = text;
  }
  return shown;
}
