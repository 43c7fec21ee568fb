import { formatSql } from '#tests/statements/format-sql.ts';
import { expect, it } from 'vitest';

it.each([
  ['a short statement', 'select "id" from "items" limit $', ['select "id"', 'from "items"', 'limit $']],
  [
    'filters, one below the other',
    'select count(*) from "items" where ("a" = $ and ("b" between $ and $ or lower("c") = $::text)) for update',
    [
      'select count(*)',
      'from "items"',
      'where',
      '  "a" = $',
      '  and ("b" between $ and $ or lower("c") = $::text)',
      'for update',
    ],
  ],
  [
    'a query in another',
    'with "held" as (select "id" from "carts" where ("carts"."id" = $ and "carts"."shop_id" = $) for update) ' +
      'select "id" from "held"',
    [
      'with "held" as (',
      '  select "id"',
      '  from "carts"',
      '  where',
      '    "carts"."id" = $',
      '    and "carts"."shop_id" = $',
      '  for update',
      ')',
      'select "id"',
      'from "held"',
    ],
  ],
  [
    'a change',
    'insert into "marks" ("id", "name") values (default, $) on conflict do nothing returning "id"',
    ['insert into "marks" ("id", "name")', 'values (default, $)', 'on conflict do nothing', 'returning "id"'],
  ],
  [
    'words that begin a clause elsewhere',
    `delete from "a" where "b" is distinct from $ and left("c", $) = ' where (' `,
    ['delete from "a"', `where "b" is distinct from $ and left("c", $) = ' where ('`],
  ],
  [
    'a case that is too long for a line',
    `select case when "a"."comment" = '' then "b"."comment" when "b"."comment" = '' then "a"."comment" else ` +
      '"a"."comment" || "b"."comment" end',
    [
      'select case',
      `  when "a"."comment" = '' then "b"."comment"`,
      `  when "b"."comment" = '' then "a"."comment"`,
      '  else "a"."comment" || "b"."comment"',
      'end',
    ],
  ],
])('puts %s over lines', (_, text, lines) => {
  expect(formatSql(text)).toEqual(lines);
});
