import { type JsonSchema, resolveSchema } from '#server/contract/document.ts';

const branchesOf = (schema: JsonSchema): JsonSchema[] => {
  const resolved = resolveSchema(schema);
  const branches = (resolved['oneOf'] ?? resolved['anyOf']) as JsonSchema[] | undefined;
  return branches ? branches.flatMap(branchesOf) : [resolved];
};

const isNull = ({ type }: JsonSchema): boolean => type === 'null' || (Array.isArray(type) && type.includes('null'));

/**
 * The parts of an answer that may be lacking: what may be null, what is not required, and the rows of lists. Written as
 * paths, with `[]` for a row of a list.
 */
export function optionalParts(schema: JsonSchema, path = ''): string[] {
  const branches = branchesOf(schema);
  const ofBranches = branches.flatMap((branch): string[] => {
    const {
      items,
      properties = {},
      required = [],
    } = branch as {
      items?: JsonSchema;
      properties?: Readonly<Record<string, JsonSchema>>;
      required?: readonly string[];
    };
    const rows = items ? [`${path}[]`, ...optionalParts(items, `${path}[]`)] : [];
    const fields = Object.entries(properties).flatMap(([name, field]) => {
      const at = `${path}.${name}`;
      return [...(required.includes(name) ? [] : [at]), ...optionalParts(field, at)];
    });
    return [...rows, ...fields];
  });
  return [...new Set([...(branches.some(isNull) ? [path] : []), ...ofBranches])];
}

/** The paths of everything that is there in an answer. */
export function filledParts(value: unknown, path = ''): Set<string> {
  if (value === null || value === undefined) return new Set();
  if (Array.isArray(value)) return new Set([path, ...value.flatMap((row) => [...filledParts(row, `${path}[]`)])]);
  if (typeof value !== 'object') return new Set([path]);
  return new Set([path, ...Object.entries(value).flatMap(([name, part]) => [...filledParts(part, `${path}.${name}`)])]);
}
