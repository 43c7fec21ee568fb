-- What repositories/change sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- shop-change.ts: readChanges
select (
  select coalesce(min(open::text::numeric), pg_snapshot_xmax(pg_current_snapshot())::text::numeric)::text
  from pg_snapshot_xip(pg_current_snapshot()) open
  where not exists (
    select
    from pg_stat_activity
    where backend_xid = open::xid and datname <> current_database()
  )
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "kind" as "kind", "record_id" as "id"
      from "shop_changes"
      where
        "shop_changes"."shop_id" = $
        and "shop_changes"."transaction" >= $
        and ("shop_changes"."customer_id" = $ or "shop_changes"."kind" in ($…))
      group by "shop_changes"."kind", "shop_changes"."record_id"
      limit $
    ) found
  )
from (select 1) one;

-- shop-change.ts: newestChange
select (
  select coalesce(min(open::text::numeric), pg_snapshot_xmax(pg_current_snapshot())::text::numeric)::text
  from pg_snapshot_xip(pg_current_snapshot()) open
  where not exists (
    select
    from pg_stat_activity
    where backend_xid = open::xid and datname <> current_database()
  )
)
from (select 1) one;

-- shop-change.ts: deleteChangesBefore
delete from "shop_changes"
where "shop_changes"."at" < $;
