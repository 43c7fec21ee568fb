-- What repositories/view sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- list-view.ts: findViews
select "id", "name", "query"
from "list_views"
where
  "list_views"."customer_id" = $
  and "list_views"."list" = $
  and "list_views"."shop_id" = $
order by "list_views"."name" asc;

-- list-view.ts: putView
insert into "list_views" ("id", "shop_id", "customer_id", "list", "name", "query")
values (default, $…)
on conflict ("customer_id", "list", "name") do update
set "query" = $
returning "id", "name", "query";

-- list-view.ts: changeView
update "list_views"
set "name" = $
where
  "list_views"."id" = $
  and "list_views"."customer_id" = $
  and "list_views"."shop_id" = $
returning "id", "name", "query";
-- or with
--   set "query" = $

-- list-view.ts: deleteView
delete from "list_views"
where
  "list_views"."id" = $
  and "list_views"."customer_id" = $
  and "list_views"."shop_id" = $;
