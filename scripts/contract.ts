// Checks openapi/openapi.yaml by Redocly's recommended rules, bundles it into one document and makes its TypeScript
// types. With --check it writes nothing and exits with 1 when the committed files are not what the contract gives.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig, lint } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';

const root = new URL('../openapi/', import.meta.url);
const header = '// Made from openapi/openapi.yaml by `npm run contract`; not edited by hand.\n';

const ref = fileURLToPath(new URL('openapi.yaml', root));
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The paths are given, and end with a slash.
    'no-path-trailing-slash': 'off',
    // A way back from a social network answers with redirects alone.
    'operation-2xx-response': 'off',
    // What follows from the rest of an operation is added below.
    'no-unused-components': 'off',
    'operation-4xx-response': 'off',
  },
});
const { bundle: document, problems } = await bundle({ ref, config });
const found = [...problems, ...(await lint({ ref, config }))];
for (const { ruleId, message, location } of found)
  console.error(`${ruleId}: ${message} (${location[0]?.source.absoluteRef ?? ''} ${location[0]?.pointer ?? ''})`);
if (found.length > 0) process.exit(1);

interface Parameter {
  name: string;
  in: string;
  schema: { $ref?: string; default?: unknown };
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  responses: Record<string, object>;
  requestBody?: { content: Record<string, { schema: Form & { $ref?: string } } | undefined> };
  security?: readonly object[];
  'x-permission': { access: string; ended?: string; flag?: unknown; strangeFlag?: unknown; ownFlag?: unknown };
  'x-failure-page'?: string;
}

/**
 * What an operation may answer for a reason that the rest of its declaration tells; the head of openapi.yaml says why.
 */
function derivedAnswers(operation: Operation, ofPath: readonly Parameter[]): Record<string, string> {
  const { 'x-permission': rule, 'x-failure-page': failurePage, security, requestBody, parameters = [] } = operation;
  const looksAtToken = rule.access !== 'guest' || (security?.length !== 0 && rule.ended !== 'guest');
  const needsFlag = rule.flag !== undefined || rule.strangeFlag !== undefined || rule.ownFlag !== undefined;
  const hasBody = requestBody !== undefined;
  return {
    400: 'BadRequest',
    ...(looksAtToken && { 401: 'Unauthorized' }),
    ...(needsFlag && { 403: 'Forbidden' }),
    ...(hasBody && { 413: 'TooLarge', 415: 'UnsupportedMediaType' }),
    431: 'HeadersTooLarge',
    ...(failurePage === undefined && {
      ...((hasBody || parameters.length + ofPath.length > 0) && { 422: 'Validation' }),
      500: 'Internal',
      503: 'Unavailable',
    }),
  };
}

interface Paths {
  [path: string]: { parameters?: Parameter[] } & Record<string, Operation>;
}

function declareAnswers({ paths }: { paths: Paths }): void {
  for (const { parameters = [], ...methods } of Object.values(paths))
    for (const operation of Object.values(methods))
      for (const [status, name] of Object.entries(derivedAnswers(operation, parameters)))
        operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
}

/**
 * The parameters that the server fills in, by operation: openapi-typescript makes those of a body required, and these
 * not.
 */
function defaultedParameters({
  paths,
  components,
}: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}): string {
  const hasDefault = ({ $ref, ...schema }: Parameter['schema']) =>
    'default' in { ...components.schemas[$ref?.split('/').at(-1) ?? ''], ...schema };
  const operations = Object.values(paths).flatMap((item) =>
    Object.values(item).filter(({ operationId }) => operationId !== undefined),
  );
  const lines = operations.flatMap(({ operationId, parameters = [] }) => {
    const names = parameters.filter(({ schema }) => hasDefault(schema)).map(({ name }) => `"${name}"`);
    return names.length > 0 ? `    ${operationId}: ${names.join(' | ')};\n` : [];
  });
  return (
    '/** Parameters that have a default, by operation. */\n' +
    `export interface DefaultedParameters {\n${lines.join('')}}\n`
  );
}

/** The operations that a caller needs no sign-in for. */
function guestOperations({ paths }: { paths: Record<string, Record<string, Operation>> }): string {
  const lines = Object.values(paths).flatMap((item) =>
    Object.values(item)
      .filter((operation) => operation['x-permission']?.access === 'guest')
      .map(({ operationId }) => `    | "${operationId}"\n`),
  );
  return `/** Operations that are open to guests. */\nexport type GuestOperation =\n${lines.join('').trimEnd()};\n`;
}

interface Form {
  properties?: Record<string, { contentMediaType?: string }>;
}

/** The fields of multipart forms that hold a file, by operation: to TypeScript they are texts like the others. */
function fileFields({
  paths,
  components,
}: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Form> };
}): string {
  const operations = Object.values(paths).flatMap((item) =>
    Object.values(item).filter(({ operationId }) => operationId !== undefined),
  );
  const lines = operations.flatMap(({ operationId, requestBody }) => {
    const schema = requestBody?.content['multipart/form-data']?.schema;
    const { properties = {} } =
      (schema?.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? '']) ?? {};
    const names = Object.entries(properties).flatMap(([name, { contentMediaType }]) =>
      contentMediaType === 'application/octet-stream' ? [`"${name}"`] : [],
    );
    return names.length > 0 ? `    ${operationId}: ${names.join(' | ')};\n` : [];
  });
  return `/** Fields of a form that hold a file, by operation. */\nexport interface FileFields {\n${lines.join('')}}\n`;
}

/** What a handler of such an operation gets. */
const query = `/** The query of an operation, with its defaults filled in. */
export type Query<Id extends keyof DefaultedParameters, Of = NonNullable<operations[Id]["parameters"]["query"]>> = Of \
& Required<Pick<Of, Extract<DefaultedParameters[Id], keyof Of>>>;
`;

declareAnswers(document.parsed as Parameters<typeof declareAnswers>[0]);
const json = `${JSON.stringify(document.parsed, null, 2)}\n`;
const types =
  header +
  astToString(await openapiTypescript(json, { alphabetize: false, rootTypes: true, rootTypesNoSchemaPrefix: true })) +
  defaultedParameters(JSON.parse(json)) +
  query +
  fileFields(JSON.parse(json)) +
  guestOperations(JSON.parse(json));
const outputs = [
  { url: new URL('generated/openapi.json', root), text: json },
  { url: new URL('generated/types.ts', root), text: types },
];

if (process.argv.includes('--check')) {
  for (const { url, text } of outputs) {
    const committed = await readFile(url, 'utf8').catch(() => '');
    if (committed !== text) {
      console.error(`${fileURLToPath(url)} is not what the contract gives: run \`npm run contract\`.`);
      process.exitCode = 1;
    }
  }
} else {
  for (const { url, text } of outputs) await writeFile(url, text);
}
