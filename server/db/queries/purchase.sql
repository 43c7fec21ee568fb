-- What repositories/purchase sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- album.ts: findAlbums
select "page"."id",
  "page"."version",
  "page"."name",
  "page"."images",
  "purchases"."id",
  "purchases"."name",
  coalesce("purchases"."intermediary_id", 0),
  (
    (
      select count(*)
      from "order_lines"
      where
        "order_lines"."purchase_id" = "purchases"."id"
        and "order_lines"."album_id" = "page"."id"
    )
  )
from (
  select "id", "shop_id", "purchase_id", "version", "name", "images", "created_at"
  from "purchase_albums"
  where
    "purchase_albums"."shop_id" = $
    and "purchase_albums"."purchase_id" in (
      select "id"
      from "purchases"
      where
        "purchases"."shop_id" = $
        and "purchases"."deleted_at" is null
        and "purchases"."intermediary_id" in (
          select "id"
          from "customers"
          where
            "customers"."id" = $
            and (
              "customers"."shop_id" = $
              and "customers"."is_intermediary" = $
              and "customers"."deleted_at" is null
            )
        )
    )
    and translate(lower("purchase_albums"."name"), 'ё', 'е') like $
  order by "purchase_albums"."id" desc nulls last
  limit $
) "page"
inner join "purchases" on "purchases"."id" = "page"."purchase_id"
order by "page"."id" desc;

-- album.ts: findAlbums
select count(*) as count
from "purchase_albums"
where (
  "purchase_albums"."shop_id" = $
  and "purchase_albums"."purchase_id" in (
    select "id"
    from "purchases"
    where
      "purchases"."shop_id" = $
      and "purchases"."deleted_at" is null
      and "purchases"."intermediary_id" in (
        select "id"
        from "customers"
        where
          "customers"."id" = $
          and (
            "customers"."shop_id" = $
            and "customers"."is_intermediary" = $
            and "customers"."deleted_at" is null
          )
      )
  )
  and translate(lower("purchase_albums"."name"), 'ё', 'е') like $
) ;;

-- album.ts: select
select "purchase_albums"."id",
  "purchase_albums"."version",
  "purchase_albums"."name",
  "purchase_albums"."images",
  "purchases"."id",
  "purchases"."name",
  coalesce("purchases"."intermediary_id", 0),
  (
    (
      select count(*)
      from "order_lines"
      where
        "order_lines"."purchase_id" = "purchases"."id"
        and "order_lines"."album_id" = "purchase_albums"."id"
    )
  )
from "purchase_albums"
inner join "purchases" on "purchases"."id" = "purchase_albums"."purchase_id"
where
  "purchase_albums"."shop_id" = $
  and "purchase_albums"."id" = $
order by "purchase_albums"."id" asc;
-- or with
--   where "purchase_albums"."purchase_id" = $

-- album.ts: insertAlbum
insert into "purchase_albums" ("id", "shop_id", "purchase_id", "version", "name", "images", "created_at")
values (default, $…, default, $…)
returning "id";

-- album.ts: writeAlbum
update "purchase_albums"
set "version" = "purchase_albums"."version" + 1, "name" = $, "images" = $
where "purchase_albums"."id" = $;

-- album.ts: deleteAlbum
delete from "purchase_albums"
where "purchase_albums"."id" = $;

-- album.ts: findIntermediaries
select "id", "first_name", "last_name", "phone"
from "customers"
where
  "customers"."shop_id" = $
  and "customers"."is_intermediary" = $
  and "customers"."deleted_at" is null
order by "customers"."last_name" asc, "customers"."first_name" asc, "customers"."id" asc;
-- or with
--   "customers"."id" = $
--   ("customers"."shop_id" = $ and "customers"."is_intermediary" = $ and "customers"."deleted_at" is null)

-- bought-price.ts: findBoughtLines
select "order_lines"."id", "order_lines"."description", "bought_prices"."price"
from "order_lines"
left join "bought_prices" on (
  "bought_prices"."line_id" = "order_lines"."id"
  and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
)
where
  "order_lines"."purchase_id" = $
  and "order_lines"."id" in ($…)
order by "order_lines"."order_id" asc, "order_lines"."id" asc;
-- or with
--   false

-- bought-price.ts: writeBoughtPrices
delete from "bought_prices"
where "bought_prices"."line_id" in ($…);

-- bought-price.ts: writeBoughtPrices
insert into "bought_prices" ("line_id", "shop_id", "purchase_id", "price")
values ($…)
on conflict ("line_id") do update
set "purchase_id" = excluded.purchase_id, "price" = excluded.price;
-- or with
--   values ($…) …

-- bought-price.ts: copyBoughtPrices
select "line_id", "shop_id", "purchase_id", "price"
from "bought_prices"
where "bought_prices"."line_id" in ($…);

-- bought-price.ts: copyBoughtPrices
insert into "bought_prices" ("line_id", "shop_id", "purchase_id", "price")
values ($…);

-- change-purchase.ts: lockPurchase
select "id", "shop_id", "version", "name", "comment", "state", "intermediary_id"
from "purchases"
where
  "purchases"."id" = $
  and "purchases"."shop_id" = $
  and "purchases"."deleted_at" is null
for no key update;

-- change-purchase.ts: lockPurchasing
select "time_zone"
from "shops"
where "shops"."id" = $
for no key update;

-- change-purchase.ts: lockNewestOwn
select "id", "shop_id", "version", "name", "comment", "state", "intermediary_id"
from "purchases"
where
  "purchases"."shop_id" = $
  and "purchases"."intermediary_id" is null
  and "purchases"."deleted_at" is null
  and "purchases"."state" = $
order by "purchases"."id" desc
limit $
for no key update;

-- change-purchase.ts: insertPurchase
insert into "purchases" (
  "id",
  "shop_id",
  "version",
  "intermediary_id",
  "name",
  "comment",
  "state",
  "created_at",
  "deleted_at"
)
values (default, $, default, $…, default, $, default)
returning "id", "shop_id", "version", "name", "comment", "state", "intermediary_id";
-- or with
--   values (default, $, default, default, $, default, default, $, default)

-- change-purchase.ts: writePurchase
update "purchases"
set "version" = "purchases"."version" + 1
where "purchases"."id" = $;
-- or with
--   set "version" = "purchases"."version" + 1, "deleted_at" = $
--   set "version" = "purchases"."version" + 1, "name" = $, "comment" = $, "state" = $
--   set "version" = "purchases"."version" + 1, "state" = $

-- change-purchase.ts: insertPurchaseEvent
insert into "purchase_events" (
  "id",
  "shop_id",
  "purchase_id",
  "kind",
  "from_state",
  "to_state",
  "order_id",
  "lines_count",
  "canceled_count",
  "line_name",
  "price",
  "author_id",
  "reason",
  "at"
)
values (default, $…, default, $, default, default, default, default, default, $, default, $);
-- or with
--   values (default, $…, default, default, $…, default, $, default, $, default, $)
--   values (default, $…, default, default, $…, default, default, default, $, default, $)
--   values (default, $…, default, default, default, $, default, $, default, $, default, $)
--   values (default, $…, default, default, default, $, default, $, default, $…)
--   values (default, $…, default, default, default, $, default, $…, default, $)
--   values (default, $…, default, default, default, $, default, default, default, $, default, $)
--   values (default, $…, default, default, default, $…, default, $, default, $)
--   values (default, $…, default, default, default, $…, default, $…)
--   values (default, $…, default, default, default, default, default, $, default, $)
--   values (default, $…, default, default, default, default, default, $…)
--   values (default, $…, default, default, default, default, default, default, default, $, default, $)

-- change-purchase.ts: findOrdersOf
select distinct "order_id"
from "order_lines"
where "order_lines"."purchase_id" = $
order by "order_lines"."order_id" asc;

-- purchase.ts: findPurchases
select (
  select count(*)
  from "purchases"
  where
    "purchases"."shop_id" = $
    and "purchases"."deleted_at" is null
    and (
      "purchases"."state" = $
      and not exists (
        select "id"
        from "order_lines"
        where
          "order_lines"."purchase_id" = "purchases"."id"
          and "order_lines"."state" = $
      )
    )
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "page"."id" as "id",
        "page"."version" as "version",
        "page"."name" as "name",
        "page"."comment" as "comment",
        "page"."state" as "state",
        "page"."created_at" as "createdAt",
        json_build_object(
          'id',
          "customers"."id",
          'firstName',
          "customers"."first_name",
          'lastName',
          "customers"."last_name",
          'phone',
          "customers"."phone"
        ) as "intermediary",
        (
          select row_to_json(found)
          from (
            select count(*) filter (where "order_lines"."state" <> 'C') as "linesCount",
              count(*) filter (where "order_lines"."state" = 'O') as "orderedCount",
              coalesce(
                sum("order_lines"."count") filter (where "order_lines"."state" <> 'C'),
                0
              ) as "itemsCount",
              coalesce(
                sum("order_lines"."price" * "order_lines"."count") filter (where "order_lines"."state" <> 'C'),
                0
              ) as "total",
              coalesce(
                sum("bought_prices"."price" * "order_lines"."count") filter (where "order_lines"."state" <> 'C'),
                0
              ) as "bought",
              coalesce(
                sum(
                  ("order_lines"."price" - "bought_prices"."price") * "order_lines"."count"
                ) filter (where "order_lines"."state" <> 'C'),
                0
              ) as "margin",
              coalesce(
                sum("order_lines"."count") filter (
                  where "order_lines"."state" <> 'C'
                  and (("order_lines"."price" - "bought_prices"."price") * "order_lines"."count") is null
                ),
                0
              ) as "unknownCount",
              coalesce(array_agg(distinct "order_lines"."state"), '{}') as "states"
            from "order_lines"
            left join "bought_prices" on (
              "bought_prices"."line_id" = "order_lines"."id"
              and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
            )
            where "order_lines"."purchase_id" = "page"."id"
          ) found
        ) as "sums"
      from (
        select "id",
          "shop_id",
          "version",
          "intermediary_id",
          "name",
          "comment",
          "state",
          "created_at",
          "deleted_at"
        from "purchases"
        where
          "purchases"."shop_id" = $
          and "purchases"."deleted_at" is null
          and (
            "purchases"."state" = $
            and not exists (
              select "id"
              from "order_lines"
              where
                "order_lines"."purchase_id" = "purchases"."id"
                and "order_lines"."state" = $
            )
          )
        order by "purchases"."id" desc nulls last
        limit $
        offset $
      ) "page"
      left join "customers" on "customers"."id" = "page"."intermediary_id"
      order by "page"."id" desc
    ) found
  )
from (select 1) one;
-- or with
--   "purchases"."state" in ($…)
--   ("purchases"."id" in ($…) or translate(lower("purchases"."name"), 'ё', 'е') like $)
--   translate(lower("purchases"."name"), 'ё', 'е') like $

-- purchase.ts: purchasesTotal
select count(distinct "purchases"."id"),
  coalesce(sum("order_lines"."count") filter (where "order_lines"."state" <> 'C'), 0),
  coalesce(sum("order_lines"."price" * "order_lines"."count") filter (where "order_lines"."state" <> 'C'), 0),
  coalesce(
    sum("bought_prices"."price" * "order_lines"."count") filter (where "order_lines"."state" <> 'C'),
    0
  ),
  coalesce(
    sum(
      ("order_lines"."price" - "bought_prices"."price") * "order_lines"."count"
    ) filter (where "order_lines"."state" <> 'C'),
    0
  ),
  coalesce(
    sum("order_lines"."count") filter (
      where "order_lines"."state" <> 'C'
      and (("order_lines"."price" - "bought_prices"."price") * "order_lines"."count") is null
    ),
    0
  )
from "purchases"
left join "order_lines" on "order_lines"."purchase_id" = "purchases"."id"
left join "bought_prices" on (
  "bought_prices"."line_id" = "order_lines"."id"
  and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
)
where
  "purchases"."shop_id" = $
  and "purchases"."deleted_at" is null
  and (
    "purchases"."state" = $
    and not exists (
      select "id"
      from "order_lines"
      where
        "order_lines"."purchase_id" = "purchases"."id"
        and "order_lines"."state" = $
    )
  );
-- or with
--   "purchases"."state" in ($…)
--   ("purchases"."id" in ($…) or translate(lower("purchases"."name"), 'ё', 'е') like $)
--   translate(lower("purchases"."name"), 'ё', 'е') like $

-- purchase.ts: findPurchase
select "purchases"."id",
  "purchases"."version",
  "purchases"."name",
  "purchases"."comment",
  "purchases"."state",
  "purchases"."created_at",
  "customers"."id",
  "customers"."first_name",
  "customers"."last_name",
  "customers"."phone",
  (
    select row_to_json(found)
    from (
      select count(*) filter (where "order_lines"."state" <> 'C') as "linesCount",
        count(*) filter (where "order_lines"."state" = 'O') as "orderedCount",
        coalesce(sum("order_lines"."count") filter (where "order_lines"."state" <> 'C'), 0) as "itemsCount",
        coalesce(
          sum("order_lines"."price" * "order_lines"."count") filter (where "order_lines"."state" <> 'C'),
          0
        ) as "total",
        coalesce(
          sum("bought_prices"."price" * "order_lines"."count") filter (where "order_lines"."state" <> 'C'),
          0
        ) as "bought",
        coalesce(
          sum(
            ("order_lines"."price" - "bought_prices"."price") * "order_lines"."count"
          ) filter (where "order_lines"."state" <> 'C'),
          0
        ) as "margin",
        coalesce(
          sum("order_lines"."count") filter (
            where "order_lines"."state" <> 'C'
            and (("order_lines"."price" - "bought_prices"."price") * "order_lines"."count") is null
          ),
          0
        ) as "unknownCount",
        coalesce(array_agg(distinct "order_lines"."state"), '{}') as "states"
      from "order_lines"
      left join "bought_prices" on (
        "bought_prices"."line_id" = "order_lines"."id"
        and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
      )
      where "order_lines"."purchase_id" = "purchases"."id"
    ) found
  )
from "purchases"
left join "customers" on "customers"."id" = "purchases"."intermediary_id"
where
  "purchases"."id" = $
  and (
    "purchases"."shop_id" = $
    and "purchases"."deleted_at" is null
    and "purchases"."intermediary_id" in (
      select "id"
      from "customers"
      where
        "customers"."id" = $
        and (
          "customers"."shop_id" = $
          and "customers"."is_intermediary" = $
          and "customers"."deleted_at" is null
        )
    )
  );
-- or with
--   ("purchases"."shop_id" = $ and "purchases"."deleted_at" is null)

-- purchase.ts: findPurchasesOf
select "purchases"."id",
  "purchases"."version",
  "purchases"."name",
  "purchases"."comment",
  "purchases"."state",
  "purchases"."created_at",
  "customers"."id",
  "customers"."first_name",
  "customers"."last_name",
  "customers"."phone",
  (
    select row_to_json(found)
    from (
      select count(*) filter (where "order_lines"."state" <> 'C') as "linesCount",
        count(*) filter (where "order_lines"."state" = 'O') as "orderedCount",
        coalesce(sum("order_lines"."count") filter (where "order_lines"."state" <> 'C'), 0) as "itemsCount",
        coalesce(
          sum("order_lines"."price" * "order_lines"."count") filter (where "order_lines"."state" <> 'C'),
          0
        ) as "total",
        coalesce(
          sum("bought_prices"."price" * "order_lines"."count") filter (where "order_lines"."state" <> 'C'),
          0
        ) as "bought",
        coalesce(
          sum(
            ("order_lines"."price" - "bought_prices"."price") * "order_lines"."count"
          ) filter (where "order_lines"."state" <> 'C'),
          0
        ) as "margin",
        coalesce(
          sum("order_lines"."count") filter (
            where "order_lines"."state" <> 'C'
            and (("order_lines"."price" - "bought_prices"."price") * "order_lines"."count") is null
          ),
          0
        ) as "unknownCount",
        coalesce(array_agg(distinct "order_lines"."state"), '{}') as "states"
      from "order_lines"
      left join "bought_prices" on (
        "bought_prices"."line_id" = "order_lines"."id"
        and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
      )
      where "order_lines"."purchase_id" = "purchases"."id"
    ) found
  )
from "purchases"
left join "customers" on "customers"."id" = "purchases"."intermediary_id"
where
  (
    "purchases"."shop_id" = $
    and "purchases"."deleted_at" is null
    and "purchases"."intermediary_id" in (
      select "id"
      from "customers"
      where
        "customers"."id" = $
        and (
          "customers"."shop_id" = $
          and "customers"."is_intermediary" = $
          and "customers"."deleted_at" is null
        )
    )
  )
  and "purchases"."state" in ($…)
order by "purchases"."id" desc;

-- purchase.ts: findPurchaseLines
select "order_lines"."id",
  "order_lines"."order_id",
  "placed_orders"."state",
  "customers"."id",
  "customers"."first_name",
  "customers"."last_name",
  "customers"."phone",
  "customers"."deleted_at" is not null,
  "order_lines"."item_id",
  "order_lines"."image",
  "order_lines"."description",
  "order_lines"."comment",
  "order_lines"."count",
  "order_lines"."price",
  "bought_prices"."price",
  "order_lines"."state",
  "order_lines"."reason",
  "order_lines"."moves",
  "order_lines"."album_id",
  "purchase_albums"."id",
  "purchase_albums"."name"
from "order_lines"
inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
left join "purchase_albums" on "purchase_albums"."id" = "order_lines"."album_id"
left join "bought_prices" on (
  "bought_prices"."line_id" = "order_lines"."id"
  and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
)
where
  "order_lines"."purchase_id" = $
  and "order_lines"."shop_id" = $
  and "order_lines"."id" = $
order by "order_lines"."order_id" asc, "order_lines"."id" asc;

-- purchase.ts: findPurchaseEvents
select "purchase_events"."kind",
  "purchase_events"."from_state",
  "purchase_events"."to_state",
  "purchase_events"."order_id",
  "purchase_events"."lines_count",
  "purchase_events"."canceled_count",
  "purchase_events"."line_name",
  "purchase_events"."price",
  "author"."id",
  "author"."first_name",
  "author"."last_name",
  "author"."phone",
  "purchase_events"."at",
  "purchase_events"."reason"
from "purchase_events"
left join "customers" "author" on "author"."id" = "purchase_events"."author_id"
where "purchase_events"."purchase_id" = $
order by "purchase_events"."id" asc;

-- purchase.ts: findLineStates
select "id", "state"
from "order_lines"
where "order_lines"."purchase_id" = $;

-- purchase.ts: findOpenPurchases
select "purchases"."id",
  "purchases"."name",
  "customers"."id",
  "customers"."first_name",
  "customers"."last_name",
  "customers"."phone",
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "id" as "id", "name" as "name"
      from "purchase_albums"
      where "purchase_albums"."purchase_id" = "purchases"."id"
      order by "purchase_albums"."id" asc
    ) found
  )
from "purchases"
left join "customers" on "customers"."id" = "purchases"."intermediary_id"
where
  "purchases"."shop_id" = $
  and "purchases"."state" = $
  and "purchases"."deleted_at" is null
order by "purchases"."id" desc;
