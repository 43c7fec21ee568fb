-- What repositories/audit sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- audit.ts: insertAudit
insert into "audit_entries" (
  "id",
  "shop_id",
  "at",
  "author_id",
  "entity",
  "record_id",
  "action",
  "label",
  "before",
  "after",
  "batch_id"
)
values (default, $…);
-- or with
--   values (default, $…) …

-- audit.ts: findAudit
select "page"."id",
  "page"."at",
  "page"."entity",
  "page"."record_id",
  "page"."action",
  "page"."label",
  "page"."before",
  "page"."after",
  "page"."batch_id",
  exists (
    (
      select "id"
      from "audit_entries" "later"
      where
        "later"."shop_id" = "page"."shop_id"
        and "later"."entity" = "page"."entity"
        and "later"."record_id" = "page"."record_id"
        and "later"."id" > "page"."id"
        and (
          "later"."action" <> $
          or (
            "page"."action" = 'changed'
            and (
              coalesce("later"."before", '{}') || coalesce("later"."after", '{}')
            ) ?| array(
              select jsonb_object_keys((coalesce("page"."before", '{}') || coalesce("page"."after", '{}')))
            )
          )
        )
    )
  ),
  "author"."id",
  "author"."first_name",
  "author"."last_name",
  "author"."phone"
from (
  select "id",
    "shop_id",
    "at",
    "author_id",
    "entity",
    "record_id",
    "action",
    "label",
    "before",
    "after",
    "batch_id"
  from "audit_entries"
  where
    "audit_entries"."shop_id" = $
    and "audit_entries"."author_id" in ($…)
    and "audit_entries"."at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
  order by "audit_entries"."id" desc nulls last
  limit $
) "page"
left join "customers" "author" on "author"."id" = "page"."author_id"
order by "page"."id" desc;
-- or with
--   "audit_entries"."at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "audit_entries"."batch_id" in ($…)
--   "audit_entries"."entity" in ($…)
--   "audit_entries"."record_id" in ($…)
--   where "audit_entries"."shop_id" = $

-- audit.ts: findAudit
select count(*) as count
from "audit_entries"
where (
  "audit_entries"."shop_id" = $
  and "audit_entries"."author_id" in ($…)
  and "audit_entries"."at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
) ;;
-- or with
--   "audit_entries"."at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "audit_entries"."entity" in ($…)
--   "audit_entries"."record_id" in ($…)
--   where "audit_entries"."shop_id" = $;
--   where ("audit_entries"."shop_id" = $ and "audit_entries"."author_id" in ($…)) ;
--   where ("audit_entries"."shop_id" = $ and "audit_entries"."batch_id" in ($…)) ;
--   where ("audit_entries"."shop_id" = $ and "audit_entries"."entity" in ($…)) ;
--   where ("audit_entries"."shop_id" = $ and "audit_entries"."record_id" in ($…)) ;

-- audit.ts: findEntry
select "id",
  "shop_id",
  "at",
  "author_id",
  "entity",
  "record_id",
  "action",
  "label",
  "before",
  "after",
  "batch_id"
from "audit_entries"
where
  "audit_entries"."shop_id" = $
  and "audit_entries"."id" = $;

-- audit.ts: findItemEntry
select "id",
  "shop_id",
  "at",
  "author_id",
  "entity",
  "record_id",
  "action",
  "label",
  "before",
  "after",
  "batch_id"
from "audit_entries"
where
  "audit_entries"."shop_id" = $
  and "audit_entries"."batch_id" = $
  and "audit_entries"."entity" = $
  and "audit_entries"."record_id" = $;

-- audit.ts: hasBatch
select "id"
from "audit_entries"
where
  "audit_entries"."shop_id" = $
  and "audit_entries"."batch_id" = $
limit $;

-- audit.ts: isChangedSince
select exists (
  (
    select "id"
    from "audit_entries" "later"
    where
      "later"."shop_id" = "audit_entries"."shop_id"
      and "later"."entity" = "audit_entries"."entity"
      and "later"."record_id" = "audit_entries"."record_id"
      and "later"."id" > "audit_entries"."id"
      and (
        "later"."action" <> $
        or (
          "audit_entries"."action" = 'changed'
          and (
            coalesce("later"."before", '{}') || coalesce("later"."after", '{}')
          ) ?| array(
            select jsonb_object_keys(
              (coalesce("audit_entries"."before", '{}') || coalesce("audit_entries"."after", '{}'))
            )
          )
        )
      )
  )
)
from "audit_entries"
where "audit_entries"."id" = $;
