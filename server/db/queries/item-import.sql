-- What repositories/item-import sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- item-import.ts: insertImport
insert into "item_imports" (
  "id",
  "shop_id",
  "author_id",
  "file_name",
  "file",
  "state",
  "run",
  "format",
  "encoding",
  "delimiter",
  "columns",
  "mode",
  "problem",
  "done",
  "total",
  "created_at",
  "touched_at"
)
values (default, $…, default, default, $, default, default, default, default, default, default, default, $…)
returning "id";

-- item-import.ts: findImport
select "id",
  "shop_id",
  "author_id",
  "file_name",
  "state",
  "run",
  "format",
  "encoding",
  "delimiter",
  "columns",
  "mode",
  "problem",
  "done",
  "total",
  "created_at",
  "touched_at"
from "item_imports"
where
  "item_imports"."id" = $
  and "item_imports"."shop_id" = $;

-- item-import.ts: lockImport
select "id",
  "shop_id",
  "author_id",
  "file_name",
  "state",
  "run",
  "format",
  "encoding",
  "delimiter",
  "columns",
  "mode",
  "problem",
  "done",
  "total",
  "created_at",
  "touched_at"
from "item_imports"
where
  "item_imports"."id" = $
  and "item_imports"."shop_id" = $
for update;

-- item-import.ts: readImportFile
select "file"
from "item_imports"
where
  "item_imports"."id" = $
  and "item_imports"."shop_id" = $;

-- item-import.ts: writeImport
update "item_imports"
set "state" = $,
  "run" = $,
  "delimiter" = $,
  "mode" = $,
  "problem" = $,
  "done" = $,
  "total" = $,
  "touched_at" = $
where
  "item_imports"."id" = $
  and "item_imports"."shop_id" = $;
-- or with
--   set "encoding" = $, "delimiter" = $, "columns" = $, "total" = $
--   set "state" = $, "problem" = $, "touched_at" = $
--   set "state" = $, "run" = $, "mode" = $, "done" = $, "total" = $, "touched_at" = $
--   set "state" = $, "run" = $, "mode" = $, "problem" = $, "done" = $, "total" = $, "touched_at" = $
--   set "state" = $, "run" = $, "touched_at" = $
--   set "state" = $, "touched_at" = $

-- item-import.ts: touchImport
update "item_imports"
set "touched_at" = $
where
  ("item_imports"."id" = $ and "item_imports"."shop_id" = $)
  and "item_imports"."run" = $;

-- item-import.ts: countDone
update "item_imports"
set "done" = "item_imports"."done" + $, "touched_at" = $
where
  ("item_imports"."id" = $ and "item_imports"."shop_id" = $)
  and "item_imports"."run" = $
  and "item_imports"."state" = $
returning "id";

-- item-import.ts: insertRows
insert into "item_import_rows" (
  "shop_id",
  "import_id",
  "number",
  "cells",
  "verdict",
  "item_id",
  "item_version",
  "changes",
  "problems",
  "is_written"
)
values ($…);
-- or with
--   values ($…) …

-- item-import.ts: deleteRows
delete from "item_import_rows"
where "item_import_rows"."import_id" = $;

-- item-import.ts: writeRows
update "item_import_rows" r
set verdict = w.verdict, problems = w.problems, is_written = w."isWritten", item_id = w."itemId"
from jsonb_to_recordset($::jsonb) as w(
  number int,
  verdict text,
  problems jsonb,
  "isWritten" boolean,
  "itemId" int
)
where r.import_id = $ and r.number = w.number;

-- item-import.ts: countRows
select "verdict", count(*), count(*) filter (where "is_written")
from "item_import_rows"
where "item_import_rows"."import_id" = $
group by "item_import_rows"."verdict";

-- item-import.ts: findRows
select "number", "cells", "verdict", "item_id", "item_version", "changes", "problems", "is_written"
from "item_import_rows"
where
  "item_import_rows"."import_id" = $
  and "item_import_rows"."verdict" = $
order by "item_import_rows"."number" asc
limit $;
-- or with
--   where "item_import_rows"."import_id" = $

-- item-import.ts: findRows
select count(*) as count
from "item_import_rows"
where "item_import_rows"."import_id" = $;;
-- or with
--   where ("item_import_rows"."import_id" = $ and "item_import_rows"."verdict" = $) ;

-- item-import.ts: findWork
select "number", "cells", "verdict", "item_id", "item_version", "changes", "problems", "is_written"
from "item_import_rows"
where
  "item_import_rows"."import_id" = $
  and "item_import_rows"."verdict" in ('create', 'update')
  and "item_import_rows"."number" > $
order by "item_import_rows"."number" asc
limit $;

-- item-import.ts: findImportPictures
select "name", "upload_id", "image"
from "item_import_pictures"
where "item_import_pictures"."import_id" = $;

-- item-import.ts: insertImportPicture
insert into "item_import_pictures" ("shop_id", "import_id", "name", "upload_id", "image")
values ($…)
on conflict ("import_id", "name") do update
set "upload_id" = $, "image" = $;

-- item-import.ts: countImportPictures
select count(*) as count
from "item_import_pictures"
where "item_import_pictures"."import_id" = $;;

-- item-import.ts: findTitles
select "title", "field"
from "item_import_titles"
where "item_import_titles"."shop_id" = $;

-- item-import.ts: rememberTitles
insert into "item_import_titles" ("shop_id", "title", "field")
values ($…) …
on conflict ("shop_id", "title") do update
set "field" = excluded.field;

-- item-import.ts: deleteImportsBefore
delete from "item_imports"
where "item_imports"."created_at" < $;
