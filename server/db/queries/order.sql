-- What repositories/order sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- checkout.ts: checkoutRecords
with "held" as (
  select "id"
  from "carts"
  where
    "carts"."shop_id" = $
    and (
      ("carts"."id" = $ and ("carts"."customer_id" is null or "carts"."customer_id" = $))
      or ("carts"."customer_id" = $ and not exists (select "id" from "carts" "other" where "other"."id" = $))
    )
  for update
)
select (select "id" from "held"),
  ((select "min_order_sum" from "shops" where "shops"."id" = $)),
  (
    select row_to_json(found)
    from (
      select "customer_type" as "customerType",
        "phone" as "phone",
        "first_name" as "firstName",
        "last_name" as "lastName"
      from "customers"
      where
        "customers"."id" = $
        and "customers"."shop_id" = $
        and "customers"."deleted_at" is null
      for no key update
    ) found
  ),
  (
    select row_to_json(found)
    from (
      select "id" as "id",
        "version" as "version",
        "name" as "name",
        "description" as "description",
        "price" as "price",
        "free_from" as "freeFrom",
        "kind" as "kind"
      from "deliveries"
      where
        "deliveries"."id" = $
        and "deliveries"."shop_id" = $
        and "deliveries"."deleted_at" is null
    ) found
  ),
  (
    select row_to_json(found)
    from (
      select "id" as "id", "name" as "name", "address" as "address", "hours" as "hours"
      from "delivery_points"
      where
        "delivery_points"."id" = $::int
        and "delivery_points"."shop_id" = $
        and "delivery_points"."deleted_at" is null
    ) found
  )
from (select 1) one;

-- checkout.ts: take
with "earlier" as (
  select "operation", "request_hash", "record_id"
  from "idempotency_keys"
  where
    "idempotency_keys"."shop_id" = $
    and "idempotency_keys"."customer_id" = $
    and "idempotency_keys"."key" = $
),
  "cart_items" as (
    delete from "cart_items"
    where
      "cart_items"."cart_id" = $
      and not exists (select "record_id" from "earlier")
    returning "id", "shop_id", "cart_id", "item_id", "count", "comment", "changed_by", "change_number"
  )
select (
  select row_to_json(found)
  from (
    select "operation" as "operation", "request_hash" as "requestHash", "record_id" as "recordId"
    from "earlier"
  ) found
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "cart_items"."id" as "id",
        "cart_items"."item_id" as "itemId",
        "cart_items"."count" as "count",
        "cart_items"."comment" as "comment",
        "items"."name" as "name",
        "items"."images"->0 as "image",
        "items"."retail_price" as "retailPrice",
        "items"."discount" as "discount",
        "items"."discounted_price" as "discountedPrice",
        "items"."trade_price" as "tradePrice",
        "items"."count_step" as "countStep",
        "items"."count_min" as "countMin",
        "items"."stock" as "stock",
        not ("items"."deleted_at" is null and not "items"."is_hidden") as "isGone"
      from "cart_items"
      inner join "items" on "items"."id" = "cart_items"."item_id"
      order by "cart_items"."id" asc
    ) found
  )
from (select 1) one;

-- details.ts: findDetails
select "placed_orders"."comment",
  "placed_orders"."note",
  "placed_orders"."delivery_id",
  "placed_orders"."delivery_point_id",
  "placed_orders"."delivery_name",
  "placed_orders"."delivery_price",
  "placed_orders"."delivery_full_price",
  "placed_orders"."delivery_free_from",
  "placed_orders"."address",
  "placed_orders"."recipient_name",
  "placed_orders"."recipient_phone",
  "customers"."phone"
from "placed_orders"
inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
where "placed_orders"."id" = $;

-- details.ts: writeDetails
update "placed_orders"
set "comment" = $,
  "note" = $,
  "delivery_id" = $,
  "delivery_point_id" = $,
  "delivery_name" = $,
  "delivery_price" = $,
  "delivery_full_price" = $,
  "delivery_free_from" = $,
  "address" = $,
  "recipient_name" = $,
  "recipient_phone" = $
where "placed_orders"."id" = $;

-- details.ts: writeDetails
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, default, $…, default, $);
-- or with
--   values (default, $…, default, default, default, $…, default, $) …

-- last-move.ts: findLastMove
select "to_state", "change", "author_id", "reason"
from "order_events"
where
  "order_events"."order_id" = $
  and "order_events"."kind" = $
order by "order_events"."id" desc
limit $;

-- last-move.ts: findLastLineMove
select "to_state", "change", "author_id", "reason"
from "order_events"
where
  "order_events"."order_id" = $
  and "order_events"."kind" = $
  and "order_events"."line_id" = $
order by "order_events"."id" desc
limit $;

-- line-list.ts: listed
select (
  (
    select count(*)
    from "order_lines"
    inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
    where
      (
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and "placed_orders"."state" in ($…)
      )
      and "order_lines"."shop_id" = $
      and ("order_lines"."purchase_id" is null and "order_lines"."state" = $)
      and "order_lines"."item_id" in (
        select "id"
        from "items"
        where
          "items"."shop_id" = $
          and (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."id" = $
                      and "categories"."shop_id" = $
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."id" = $
                      and "categories"."shop_id" = $
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
      )
  )
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "order_lines"."id" as "id",
        "order_lines"."version" as "version",
        "order_lines"."item_id" as "itemId",
        "order_lines"."description" as "description",
        "order_lines"."image" as "image",
        "order_lines"."price" as "price",
        "order_lines"."count" as "count",
        "order_lines"."comment" as "comment",
        "order_lines"."state" as "state",
        json_build_object(
          'id',
          "placed_orders"."id",
          'state',
          "placed_orders"."state",
          'total',
          "placed_orders"."total",
          'createdAt',
          "placed_orders"."created_at"
        ) as "order",
        coalesce(
          case
            "placed_orders"."state"
            when 'need_pay' then (
              (
                select "from_state"
                from "order_events"
                where
                  "order_events"."order_id" = "placed_orders"."id"
                  and "order_events"."to_state" = $
                order by "order_events"."id" desc
                limit $
              )
            )
            else "placed_orders"."state"
          end in ('collected', 'delivery', 'done', 'completed'),
          false
        ) as "isCollected",
        json_build_object(
          'id',
          "customers"."id",
          'firstName',
          "customers"."first_name",
          'lastName',
          "customers"."last_name",
          'phone',
          "customers"."phone"
        ) as "customer",
        "customers"."balance" as "balance",
        (
          select row_to_json(found)
          from (
            select "id" as "id", "name" as "name"
            from "purchases"
            where "purchases"."id" = "order_lines"."purchase_id"
          ) found
        ) as "purchase"
      from "order_lines"
      inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
      inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
      where
        (
          (
            "placed_orders"."shop_id" = $
            and "placed_orders"."deleted_at" is null
            and "placed_orders"."state" in ($…)
          )
          and "order_lines"."shop_id" = $
          and ("order_lines"."purchase_id" is null and "order_lines"."state" = $)
          and "order_lines"."item_id" in (
            select "id"
            from "items"
            where
              "items"."shop_id" = $
              and (
                "items"."category_id" = any (
                  array(
                    with recursive below as (
                      (
                        select "id"
                        from "categories"
                        where
                          "categories"."id" = $
                          and "categories"."shop_id" = $
                      ) union select c.id from categories c join below on c.parent_id = below.id
                    )
                    select id
                    from below
                  )
                )
                or "items"."id" = any (
                  array(
                    with recursive below as (
                      (
                        select "id"
                        from "categories"
                        where
                          "categories"."id" = $
                          and "categories"."shop_id" = $
                      ) union select c.id from categories c join below on c.parent_id = below.id
                    )
                    select o.item_id
                    from item_other_categories o join below on o.category_id = below.id
                  )
                )
              )
          )
        )
        and "customers"."shop_id" = $
      order by "order_lines"."id" asc nulls first
      limit $
      offset $
    ) found
  )
from (select 1) one;
-- or with
--   "customers"."first_name" collate "und-x-icu"
--   "customers"."first_name" collate "und-x-icu" desc nulls first
--   "customers"."id" desc nulls first
--   "customers"."phone" like $
--   "order_lines"."id" asc nulls first
--   "order_lines"."id" desc nulls last
--   "order_lines"."id" in (select "id" from "searched")
--   "order_lines"."price" is not null
--   "order_lines"."purchase_id" in ($…)
--   "order_lines"."state" in ($…)
--   "placed_orders"."created_at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "placed_orders"."created_at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "placed_orders"."customer_id" in (
--   "placed_orders"."customer_id" in ($…)
--   "placed_orders"."id" in ($…)
--   'е'
--   'ё'
--   ("order_lines"."price" is null and "order_lines"."state" <> $)
--   ) like $
--   ) union all (
--   coalesce(("order_lines"."price" * "order_lines"."count"), -1) <= $
--   coalesce(("order_lines"."price" * "order_lines"."count"), -1) >= $
--   from "customers"
--   from "placed_orders"
--   lower("customers"."last_name" || ' ' || "customers"."first_name")
--   order by "customers"."last_name" collate "und-x-icu"
--   order by "customers"."last_name" collate "und-x-icu" desc nulls first
--   order by "order_lines"."description" collate "und-x-icu" desc nulls first
--   order by "order_lines"."description" collate "und-x-icu", "order_lines"."id" desc nulls last
--   order by "order_lines"."id" desc nulls last
--   order by "order_lines"."state" desc nulls first, "order_lines"."id" asc nulls first
--   order by "order_lines"."state", "order_lines"."id" desc nulls last
--   order by coalesce("order_lines"."price", -1) desc nulls first, "order_lines"."id" asc nulls first
--   order by coalesce("order_lines"."price", -1), "order_lines"."id" desc nulls last
--   order by coalesce(("order_lines"."price" * "order_lines"."count"), -1)
--   order by coalesce(("order_lines"."price" * "order_lines"."count"), -1) desc nulls first
--   reverse("customers"."phone") like $
--   translate(
--   translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
--   translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $
--   translate(lower("order_lines"."description"), 'ё', 'е') like $
--   where "order_lines"."order_id" = $
--   where "order_lines"."order_id" in (
--   with "searched" as (

-- line-list.ts: ids
select (
  (
    select count(*)
    from "order_lines"
    inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
    where
      (
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and "placed_orders"."state" in ($…)
      )
      and "order_lines"."shop_id" = $
      and ("order_lines"."purchase_id" is null and "order_lines"."state" = $)
      and "order_lines"."item_id" in (
        select "id"
        from "items"
        where
          "items"."shop_id" = $
          and (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."id" = $
                      and "categories"."shop_id" = $
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."id" = $
                      and "categories"."shop_id" = $
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
      )
  )
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "order_lines"."id" as "id"
      from "order_lines"
      inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
      inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
      where
        (
          "placed_orders"."shop_id" = $
          and "placed_orders"."deleted_at" is null
          and "placed_orders"."state" in ($…)
        )
        and "order_lines"."shop_id" = $
        and ("order_lines"."purchase_id" is null and "order_lines"."state" = $)
        and "order_lines"."item_id" in (
          select "id"
          from "items"
          where
            "items"."shop_id" = $
            and (
              "items"."category_id" = any (
                array(
                  with recursive below as (
                    (
                      select "id"
                      from "categories"
                      where
                        "categories"."id" = $
                        and "categories"."shop_id" = $
                    ) union select c.id from categories c join below on c.parent_id = below.id
                  )
                  select id
                  from below
                )
              )
              or "items"."id" = any (
                array(
                  with recursive below as (
                    (
                      select "id"
                      from "categories"
                      where
                        "categories"."id" = $
                        and "categories"."shop_id" = $
                    ) union select c.id from categories c join below on c.parent_id = below.id
                  )
                  select o.item_id
                  from item_other_categories o join below on o.category_id = below.id
                )
              )
            )
        )
      order by "order_lines"."id" asc nulls first
      limit $
    ) found
  )
from (select 1) one;
-- or with
--   "customers"."first_name" collate "und-x-icu"
--   "customers"."first_name" collate "und-x-icu" desc nulls first
--   "customers"."id"
--   "customers"."id" desc nulls first
--   "customers"."phone" like $
--   "customers"."shop_id" = $
--   "order_lines"."id" asc nulls first
--   "order_lines"."id" desc nulls last
--   "order_lines"."id" in (select "id" from "searched")
--   "order_lines"."purchase_id" in ($…)
--   "order_lines"."state" in ($…)
--   "placed_orders"."customer_id" in (
--   "placed_orders"."customer_id" in ($…)
--   "placed_orders"."customer_id" in (select value::int from jsonb_array_elements_text($::jsonb))
--   "placed_orders"."id" in ($…)
--   'е'
--   'ё'
--   ("order_lines"."price" is null and "order_lines"."state" <> $)
--   ) like $
--   ) union all (
--   from "customers"
--   from "placed_orders"
--   lower("customers"."last_name" || ' ' || "customers"."first_name")
--   order by "customers"."last_name" collate "und-x-icu"
--   order by "customers"."last_name" collate "und-x-icu" desc nulls first
--   order by "order_lines"."description" collate "und-x-icu" desc nulls first
--   order by "order_lines"."description" collate "und-x-icu", "order_lines"."id" desc nulls last
--   order by "order_lines"."id" desc nulls last
--   order by "order_lines"."state" desc nulls first, "order_lines"."id" asc nulls first
--   order by "order_lines"."state", "order_lines"."id" desc nulls last
--   order by coalesce("order_lines"."price", -1) desc nulls first, "order_lines"."id" asc nulls first
--   order by coalesce("order_lines"."price", -1), "order_lines"."id" desc nulls last
--   order by coalesce(("order_lines"."price" * "order_lines"."count"), -1)
--   order by coalesce(("order_lines"."price" * "order_lines"."count"), -1) desc nulls first
--   reverse("customers"."phone") like $
--   translate(
--   translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
--   translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $
--   translate(lower("order_lines"."description"), 'ё', 'е') like $
--   where "order_lines"."order_id" = $
--   where "order_lines"."order_id" in (
--   with "searched" as (

-- line-list.ts: totals
with "searched" as (
  (
    (
      select "id"
      from "order_lines"
      where
        "order_lines"."shop_id" = $
        and translate(lower("order_lines"."description"), 'ё', 'е') like $
    ) union all (
      select "id"
      from "order_lines"
      where "order_lines"."order_id" in (
        select "id"
        from "placed_orders"
        where
          "placed_orders"."shop_id" = $
          and "placed_orders"."deleted_at" is null
          and "placed_orders"."customer_id" in (
            select "id"
            from "customers"
            where
              "customers"."shop_id" = $
              and (
                translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
                or translate(
                  lower("customers"."last_name" || ' ' || "customers"."first_name"),
                  'ё',
                  'е'
                ) like $
                or "customers"."phone" like $
                or "customers"."phone" like $
                or reverse("customers"."phone") like $
              )
          )
      )
    )
  ) union all (
    select "id"
    from "order_lines"
    where "order_lines"."order_id" = $
  )
)
select count(*),
  coalesce(sum("order_lines"."count"), 0),
  coalesce(sum(("order_lines"."price" * "order_lines"."count")), 0),
  coalesce(
    sum(("order_lines"."price" * "order_lines"."count")) filter (where "order_lines"."state" = 'C'),
    0
  ),
  count(*) filter (where ("order_lines"."price" is null and "order_lines"."state" <> $))
from "order_lines"
inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
where
  ("placed_orders"."shop_id" = $ and "placed_orders"."deleted_at" is null and "placed_orders"."state" in ($…))
  and "order_lines"."shop_id" = $
  and "order_lines"."id" in (select "id" from "searched");
-- or with
--   "categories"."id" = $
--   "categories"."shop_id" = $
--   "items"."category_id" = any (
--   "items"."id" = any (
--   "items"."shop_id" = $
--   "order_lines"."item_id" in (
--   "order_lines"."purchase_id" in ($…)
--   "order_lines"."state" in ($…)
--   "placed_orders"."customer_id" in ($…)
--   "placed_orders"."id" in ($…)
--   "placed_orders"."state" in ($…)
--   ("order_lines"."price" is null and "order_lines"."state" <> $)
--   ("order_lines"."purchase_id" is null and "order_lines"."state" = $)
--   ) union select c.id from categories c join below on c.parent_id = below.id
--   array(
--   from "categories"
--   from "items"
--   from below
--   from item_other_categories o join below on o.category_id = below.id
--   select id
--   select o.item_id
--   translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $
--   with recursive below as (

-- merge.ts: insertLines
insert into "order_lines" (
  "id",
  "shop_id",
  "order_id",
  "version",
  "item_id",
  "description",
  "image",
  "price",
  "retail_price",
  "discount",
  "ordered_price",
  "count",
  "comment",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id"
)
values (default, $…, default, $…, default, default, default, default, default)
returning "id",
  "version",
  "item_id",
  "description",
  "image",
  "comment",
  "retail_price",
  "discount",
  "ordered_price",
  "price",
  "count",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id";
-- or with
--   values (default, $…, default, $…, default, default, default, default, default) …

-- merge.ts: moveLines
update "order_lines"
set "order_id" = $
where "order_lines"."id" in ($…)
returning "id",
  "version",
  "item_id",
  "description",
  "image",
  "comment",
  "retail_price",
  "discount",
  "ordered_price",
  "price",
  "count",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id";

-- merge.ts: moveLines
update "purchases"
set "version" = "purchases"."version" + 1
where "purchases"."id" in ($…);

-- merge.ts: moveToCart
insert into "cart_items" ("shop_id", "cart_id", "item_id", "count", "comment") (
  select "shop_id", $::uuid, "item_id", "count", "comment"
  from "order_lines"
  where "order_lines"."id" in ($…)
  order by "order_lines"."id"
)
on conflict (cart_id, item_id) do update
set count = (
  select fit_count("cart_items"."count" + excluded.count, "count_step", "count_min")
  from "items"
  where "items"."id" = excluded.item_id
),
  comment = left(
    case
      when excluded.comment = '' or excluded.comment = "cart_items"."comment" then "cart_items"."comment"
      when "cart_items"."comment" = '' then excluded.comment
      else "cart_items"."comment" || E'\n' || excluded.comment
    end,
    $
  );

-- merge.ts: moveToCart
delete from "order_lines"
where "order_lines"."id" in ($…);

-- merge.ts: countCartLines
select count(*)
from "cart_items"
where "cart_items"."cart_id" = $;

-- merge.ts: insertLinesMove
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, default, $…, default, default, $);

-- merge.ts: findLinesMoves
select "id", "change"
from "order_events"
where
  "order_events"."order_id" = $
  and "order_events"."kind" = $
order by "order_events"."id" desc;

-- merge.ts: findMergedInto
select "merged_into_id"
from "placed_orders"
where
  "placed_orders"."id" = $
  and "placed_orders"."shop_id" = $;

-- merge.ts: writeMergedInto
update "placed_orders"
set "merged_into_id" = $
where "placed_orders"."id" = $;

-- new-order.ts: insert
with "placed_orders" as (
  insert into "placed_orders" (
    "id",
    "shop_id",
    "customer_id",
    "version",
    "state",
    "state_since",
    "comment",
    "note",
    "delivery_id",
    "delivery_point_id",
    "delivery_name",
    "delivery_price",
    "delivery_full_price",
    "delivery_free_from",
    "address",
    "recipient_name",
    "recipient_phone",
    "total",
    "is_priced",
    "items_count",
    "preview",
    "created_at",
    "deleted_at",
    "merged_into_id"
  )
  values (default, $…, default, default, $::timestamptz, $, default, $…::timestamptz, default, default)
  returning "id",
    "shop_id",
    "customer_id",
    "version",
    "state",
    "state_since",
    "comment",
    "note",
    "delivery_id",
    "delivery_point_id",
    "delivery_name",
    "delivery_price",
    "delivery_full_price",
    "delivery_free_from",
    "address",
    "recipient_name",
    "recipient_phone",
    "total",
    "is_priced",
    "items_count",
    "preview",
    "created_at",
    "deleted_at",
    "merged_into_id"
),
  "order_lines" as (
    insert into "order_lines" (
      "shop_id",
      "order_id",
      "item_id",
      "description",
      "image",
      "price",
      "retail_price",
      "discount",
      "ordered_price",
      "count",
      "comment"
    ) (
      select "placed_orders"."shop_id",
        "placed_orders"."id",
        l."itemId",
        l.description,
        l.image,
        l.price,
        l."retailPrice",
        l.discount,
        l."orderedPrice",
        l.count,
        l.comment
      from "placed_orders"
      cross join jsonb_to_recordset($::jsonb) as l(
        "itemId" int,
        description text,
        image jsonb,
        price bigint,
        "retailPrice" bigint,
        discount int,
        "orderedPrice" bigint,
        count int,
        comment text
      )
    )
    returning *
  ),
  "order_events" as (
    insert into "order_events" (
      "id",
      "shop_id",
      "order_id",
      "kind",
      "from_state",
      "to_state",
      "line_id",
      "change",
      "author_id",
      "reason",
      "balance_short",
      "at"
    )
    values (
      default,
      $,
      (select "placed_orders"."id" from "placed_orders"),
      default,
      default,
      (select "placed_orders"."state" from "placed_orders"),
      default,
      default,
      $,
      default,
      default,
      $::timestamptz
    )
    returning "id",
      "shop_id",
      "order_id",
      "kind",
      "from_state",
      "to_state",
      "line_id",
      "change",
      "author_id",
      "reason",
      "balance_short",
      "at"
  ),
  "kept" as (
    insert into "idempotency_keys" (
      "shop_id",
      "customer_id",
      "key",
      "operation",
      "request_hash",
      "record_id",
      "created_at"
    )
    select "shop_id",
      $::int as "customer_id",
      $::uuid as "key",
      $::text as "operation",
      $::text as "request_hash",
      "id",
      $::timestamptz as "created_at"
    from "placed_orders"
    where $::uuid is not null
  )
select "placed_orders"."id",
  "placed_orders"."version",
  "customers"."id",
  "customers"."first_name",
  "customers"."last_name",
  "customers"."phone",
  "customers"."balance",
  "customers"."customer_type",
  (
    (
      select coalesce(sum("amount"), 0)
      from "payments"
      where
        "payments"."customer_id" = "customers"."id"
        and "payments"."state" = $
        and "payments"."kind" = $
    )
  ),
  (
    (
      select coalesce(sum("amount"), 0)
      from "payments"
      where
        "payments"."customer_id" = "customers"."id"
        and "payments"."state" = $
        and "payments"."kind" = $
    )
  ),
  ((select "is_prepaid" from "shops" where "shops"."id" = "placed_orders"."shop_id")),
  ("customers"."deleted_at" is not null),
  "placed_orders"."state",
  coalesce(
    case
      "placed_orders"."state"
      when 'need_pay' then (
        (
          select "from_state"
          from "order_events"
          where
            "order_events"."order_id" = "placed_orders"."id"
            and "order_events"."to_state" = $
          order by "order_events"."id" desc
          limit $
        )
      )
      else "placed_orders"."state"
    end in ('collected', 'delivery', 'done', 'completed'),
    false
  ),
  "placed_orders"."total",
  "placed_orders"."is_priced",
  "placed_orders"."items_count",
  "placed_orders"."merged_into_id",
  "placed_orders"."created_at",
  "placed_orders"."comment",
  "placed_orders"."note",
  "placed_orders"."delivery_id",
  "placed_orders"."delivery_name",
  "placed_orders"."delivery_price",
  "placed_orders"."address",
  "placed_orders"."recipient_name",
  "placed_orders"."recipient_phone",
  (
    select row_to_json(found)
    from (
      select "kind" as "kind"
      from "deliveries"
      where "deliveries"."id" = "placed_orders"."delivery_id"
    ) found
  ),
  (
    select row_to_json(found)
    from (
      select "id" as "id", "name" as "name", "address" as "address", "hours" as "hours"
      from "delivery_points"
      where
        "delivery_points"."id" = "placed_orders"."delivery_point_id"
        and "delivery_points"."deleted_at" is null
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "order_lines"."id" as "id",
        "order_lines"."version" as "version",
        "order_lines"."item_id" as "itemId",
        "order_lines"."description" as "description",
        "order_lines"."image" as "image",
        "order_lines"."retail_price" as "retailPrice",
        "order_lines"."discount" as "discount",
        "order_lines"."price" as "price",
        "order_lines"."count" as "count",
        "order_lines"."comment" as "comment",
        "order_lines"."state" as "state",
        (
          select row_to_json(found)
          from (
            select "purchases"."id" as "id",
              "purchases"."name" as "name",
              "purchases"."state" as "state",
              "purchase_albums"."name" as "album"
            from "purchases"
            left join "purchase_albums" on "purchase_albums"."id" = "order_lines"."album_id"
            where "purchases"."id" = "order_lines"."purchase_id"
          ) found
        ) as "purchase",
        case
          when "items"."trade_price" is not null then least("items"."trade_price", "items"."discounted_price")
        end as "tradePrice"
      from "order_lines"
      left join "items" on "items"."id" = "order_lines"."item_id"
      where "order_lines"."order_id" = "placed_orders"."id"
      order by "order_lines"."id" asc
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "order_events"."id" as "id",
        "order_events"."kind" as "kind",
        "order_events"."from_state" as "fromState",
        "order_events"."to_state" as "toState",
        "order_events"."line_id" as "lineId",
        "order_events"."change" as "change",
        "order_events"."balance_short" as "balanceShort",
        "order_events"."reason" as "reason",
        "order_events"."at" as "at",
        json_build_object(
          'id',
          "author"."id",
          'firstName',
          "author"."first_name",
          'lastName',
          "author"."last_name",
          'phone',
          "author"."phone"
        ) as "author"
      from "order_events"
      left join "customers" "author" on "author"."id" = "order_events"."author_id"
      where "order_events"."order_id" = "placed_orders"."id"
      order by "order_events"."id" asc
    ) found
  )
from "placed_orders"
inner join "customers" on "customers"."id" = "placed_orders"."customer_id";

-- order-form.ts: findDeliveryRecords
select (
  select row_to_json(found)
  from (
    select "id" as "id",
      "version" as "version",
      "name" as "name",
      "description" as "description",
      "price" as "price",
      "free_from" as "freeFrom",
      "kind" as "kind"
    from "deliveries"
    where
      "deliveries"."id" = $
      and "deliveries"."shop_id" = $
      and "deliveries"."deleted_at" is null
  ) found
),
  (
    select row_to_json(found)
    from (
      select "id" as "id", "name" as "name", "address" as "address", "hours" as "hours"
      from "delivery_points"
      where
        "delivery_points"."id" = $::int
        and "delivery_points"."shop_id" = $
        and "delivery_points"."deleted_at" is null
    ) found
  )
from (select 1) one;

-- order-form.ts: findOrderTerms
select "min_order_sum", "is_prepaid"
from "shops"
where "shops"."id" = $;

-- order-form.ts: findWantedItems
select "id",
  "name",
  "images"->0,
  "retail_price",
  "discount",
  "discounted_price",
  "trade_price",
  "count_step",
  "count_min",
  "stock",
  ("deleted_at" is null and not "is_hidden")
from "items"
where
  "items"."shop_id" = $
  and "items"."id" in ($…);

-- order-form.ts: findSimilarOrder
select "id"
from "placed_orders"
where
  "placed_orders"."shop_id" = $
  and "placed_orders"."customer_id" = $
  and "placed_orders"."state" = $
  and "placed_orders"."deleted_at" is null
  and "placed_orders"."created_at" >= $
  and $::jsonb = (
    select coalesce(jsonb_object_agg("item_id", "count"), '{}')
    from (
      select "item_id", sum("count") as "count"
      from "order_lines"
      where
        ("order_lines"."order_id" = "placed_orders"."id" and "order_lines"."state" <> $)
        and "order_lines"."item_id" is not null
      group by "order_lines"."item_id"
    ) "wanted"
  )
  and $ = (
    select count(*)
    from "order_lines"
    where
      ("order_lines"."order_id" = "placed_orders"."id" and "order_lines"."state" <> $)
      and "order_lines"."item_id" is null
  )
order by "placed_orders"."id" desc
limit $;

-- order-groups.ts: findOrderGroups
select (
  (
    select count(distinct "customer_id")
    from "placed_orders"
    where
      "placed_orders"."shop_id" = $
      and (
        "placed_orders"."deleted_at" is null
        and "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
      )
      and "placed_orders"."customer_id" in (
        select "id"
        from "customers"
        where
          "customers"."shop_id" = $
          and (
            translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
            or translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $
            or "customers"."phone" like $
            or "customers"."phone" like $
            or reverse("customers"."phone") like $
          )
      )
  )
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select json_build_object(
        'id',
        "customers"."id",
        'firstName',
        "customers"."first_name",
        'lastName',
        "customers"."last_name",
        'phone',
        "customers"."phone"
      ) as "customer",
        "customers"."balance" as "balance",
        (
          (
            select count(*)
            from "payments"
            where
              "payments"."customer_id" = "customers"."id"
              and "payments"."state" = $
          )
        ) as "paymentsWait",
        "orders" as "orders",
        "lines" as "lines",
        "pieces" as "pieces",
        "total" as "total",
        "is_priced" as "isPriced",
        json_build_object(
          'id',
          "newest"."id",
          'state',
          "newest"."state",
          'createdAt',
          "newest"."created_at"
        ) as "newest",
        "newest_total" as "newestTotal",
        coalesce(
          case
            "newest"."state"
            when 'need_pay' then (
              (
                select "from_state"
                from "order_events"
                where
                  "order_events"."order_id" = "newest"."id"
                  and "order_events"."to_state" = $
                order by "order_events"."id" desc
                limit $
              )
            )
            else "newest"."state"
          end in ('collected', 'delivery', 'done', 'completed'),
          false
        ) as "isNewestCollected"
      from (
        select "customer_id",
          max("id") as "newest_id",
          count(*) as "orders",
          sum("total") as "total",
          bool_and("is_priced") as "is_priced"
        from "placed_orders"
        where
          "placed_orders"."shop_id" = $
          and (
            "placed_orders"."deleted_at" is null
            and "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
          )
          and "placed_orders"."customer_id" in (
            select "id"
            from "customers"
            where
              "customers"."shop_id" = $
              and (
                translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
                or translate(
                  lower("customers"."last_name" || ' ' || "customers"."first_name"),
                  'ё',
                  'е'
                ) like $
                or "customers"."phone" like $
                or "customers"."phone" like $
                or reverse("customers"."phone") like $
              )
          )
        group by "placed_orders"."customer_id"
        order by max("placed_orders"."id") desc
        limit $
        offset $
      ) "page"
      inner join "customers" on "customers"."id" = "page"."customer_id"
      cross join lateral(
        select count(*) as "lines", coalesce(sum("order_lines"."count"), 0) as "pieces"
        from "placed_orders"
        inner join "order_lines" on "order_lines"."order_id" = "placed_orders"."id"
        where
          (
            "placed_orders"."shop_id" = $
            and (
              "placed_orders"."deleted_at" is null
              and "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
            )
            and "placed_orders"."customer_id" in (
              select "id"
              from "customers"
              where
                "customers"."shop_id" = $
                and (
                  translate(
                    lower("customers"."first_name" || ' ' || "customers"."last_name"),
                    'ё',
                    'е'
                  ) like $
                  or translate(
                    lower("customers"."last_name" || ' ' || "customers"."first_name"),
                    'ё',
                    'е'
                  ) like $
                  or "customers"."phone" like $
                  or "customers"."phone" like $
                  or reverse("customers"."phone") like $
                )
            )
          )
          and "placed_orders"."customer_id" = "page"."customer_id"
          and "order_lines"."state" <> $
      ) "of_group"
      cross join lateral(
        select "id", "state", "total" as "newest_total", "created_at"
        from "placed_orders"
        where "placed_orders"."id" = "newest_id"
      ) "newest"
      order by "newest_id" desc
    ) found
  )
from (select 1) one;
-- or with
--   "order_lines"."order_id" = "placed_orders"."id"
--   "order_lines"."purchase_id" in ($…)
--   "placed_orders"."id" in (
--   "placed_orders"."state" in ($…)
--   ("order_lines"."state" <> $ and "order_lines"."purchase_id" in ($…))
--   ) "in_purchase"
--   bool_and("are_priced") as "is_priced"
--   bool_and("price" is not null) as "are_priced"
--   from "order_lines"
--   max("placed_orders"."id") as "newest_id"
--   select "order_id"
--   select "placed_orders"."customer_id"
--   select coalesce(sum("price" * "count"), 0) as "sum_of_lines"
--   sum("sum_of_lines") as "total"

-- order-list.ts: listed
with "searched" as (
  (
    (
      select "id"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and "placed_orders"."customer_id" in (
          select "id"
          from "customers"
          where
            "customers"."shop_id" = $
            and (
              translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
              or translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $
              or "customers"."phone" like $
              or "customers"."phone" like $
              or reverse("customers"."phone") like $
            )
        )
    ) union all (
      select "order_id"
      from "order_lines"
      where
        "order_lines"."shop_id" = $
        and translate(lower("order_lines"."description"), 'ё', 'е') like $
    )
  ) union all (
    select "id"
    from "placed_orders"
    where "placed_orders"."id" = $
  )
)
select (
  select count(*)
  from "placed_orders"
  where
    "placed_orders"."shop_id" = $
    and "placed_orders"."deleted_at" is null
    and "placed_orders"."customer_id" in ($…)
    and "placed_orders"."id" in (select "id" from "searched")
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "page"."id" as "id",
        "page"."version" as "version",
        json_build_object(
          'id',
          "customers"."id",
          'firstName',
          "customers"."first_name",
          'lastName',
          "customers"."last_name",
          'phone',
          "customers"."phone"
        ) as "customer",
        "customers"."balance" as "balance",
        "page"."state" as "state",
        coalesce(
          case
            "page"."state"
            when 'need_pay' then (
              (
                select "from_state"
                from "order_events"
                where
                  "order_events"."order_id" = "page"."id"
                  and "order_events"."to_state" = $
                order by "order_events"."id" desc
                limit $
              )
            )
            else "page"."state"
          end in ('collected', 'delivery', 'done', 'completed'),
          false
        ) as "isCollected",
        "page"."total" as "total",
        "page"."delivery_price" as "deliveryPrice",
        "page"."is_priced" as "isPriced",
        "page"."items_count" as "itemsCount",
        "page"."preview" as "preview",
        "page"."created_at" as "createdAt",
        "page"."merged_into_id" as "mergedIntoId"
      from (
        select "id",
          "shop_id",
          "customer_id",
          "version",
          "state",
          "state_since",
          "comment",
          "note",
          "delivery_id",
          "delivery_point_id",
          "delivery_name",
          "delivery_price",
          "delivery_full_price",
          "delivery_free_from",
          "address",
          "recipient_name",
          "recipient_phone",
          "total",
          "is_priced",
          "items_count",
          "preview",
          "created_at",
          "deleted_at",
          "merged_into_id"
        from "placed_orders"
        where
          "placed_orders"."shop_id" = $
          and "placed_orders"."deleted_at" is null
          and "placed_orders"."customer_id" in ($…)
          and "placed_orders"."id" in (select "id" from "searched")
        order by "placed_orders"."id" desc nulls last
        limit $
        offset $
      ) "page"
      inner join "customers" on "customers"."id" = "page"."customer_id"
      order by "page"."id" desc nulls last
    ) found
  )
from (select 1) one
where exists (
  select "id"
  from "customers"
  where
    "customers"."id" = $
    and "customers"."shop_id" = $
);
-- or with
--   "customers"."balance" < $
--   "customers"."first_name" collate "und-x-icu"
--   "customers"."first_name" collate "und-x-icu" desc nulls first
--   "customers"."id" = "placed_orders"."customer_id"
--   "customers"."id" desc nulls first
--   "order_lines"."purchase_id" = $
--   "order_lines"."state" <> $
--   "page"."id" asc nulls first
--   "page"."id" desc nulls last
--   "placed_orders"."address"
--   "placed_orders"."comment"
--   "placed_orders"."created_at"
--   "placed_orders"."created_at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "placed_orders"."created_at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "placed_orders"."customer_id"
--   "placed_orders"."deleted_at"
--   "placed_orders"."delivery_free_from"
--   "placed_orders"."delivery_full_price"
--   "placed_orders"."delivery_id"
--   "placed_orders"."delivery_name"
--   "placed_orders"."delivery_point_id"
--   "placed_orders"."delivery_price"
--   "placed_orders"."id" asc nulls first
--   "placed_orders"."id" desc nulls last
--   "placed_orders"."id" in (
--   "placed_orders"."is_priced"
--   "placed_orders"."items_count"
--   "placed_orders"."merged_into_id"
--   "placed_orders"."note"
--   "placed_orders"."preview"
--   "placed_orders"."recipient_name"
--   "placed_orders"."recipient_phone"
--   "placed_orders"."shop_id"
--   "placed_orders"."state"
--   "placed_orders"."state" in ($…)
--   "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
--   "placed_orders"."state_since"
--   "placed_orders"."state_since" < $::timestamptz
--   "placed_orders"."total"
--   "placed_orders"."total" > $
--   "placed_orders"."total" >= $
--   "placed_orders"."version"
--   ("placed_orders"."shop_id" = $ and "placed_orders"."deleted_at" is null)
--   ("placed_orders"."total" >= $ and "placed_orders"."total" <= $)
--   exists (
--   inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
--   order by "customers"."last_name" collate "und-x-icu"
--   order by "customers"."last_name" collate "und-x-icu" desc nulls first
--   order by "page"."id" asc nulls first
--   order by "page"."total" desc nulls first, "page"."id" asc nulls first
--   order by "page"."total", "page"."id" desc nulls last
--   order by "placed_orders"."id" asc nulls first
--   order by "placed_orders"."total" desc nulls first, "placed_orders"."id" asc nulls first
--   order by "placed_orders"."total", "placed_orders"."id" desc nulls last
--   select "placed_orders"."id"

-- order-list.ts: ids
with "searched" as (
  (
    (
      select "id"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and "placed_orders"."customer_id" in (
          select "id"
          from "customers"
          where
            "customers"."shop_id" = $
            and (
              translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
              or translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $
              or "customers"."phone" like $
              or "customers"."phone" like $
              or reverse("customers"."phone") like $
            )
        )
    ) union all (
      select "order_id"
      from "order_lines"
      where
        "order_lines"."shop_id" = $
        and translate(lower("order_lines"."description"), 'ё', 'е') like $
    )
  ) union all (
    select "id"
    from "placed_orders"
    where "placed_orders"."id" = $
  )
)
select (
  select count(*)
  from "placed_orders"
  where
    "placed_orders"."shop_id" = $
    and "placed_orders"."deleted_at" is null
    and "placed_orders"."customer_id" in ($…)
    and "placed_orders"."id" in (select "id" from "searched")
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "id" as "id"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and "placed_orders"."customer_id" in ($…)
        and "placed_orders"."id" in (select "id" from "searched")
      order by "placed_orders"."id" desc nulls last
      limit $
    ) found
  )
from (select 1) one
where exists (
  select "id"
  from "customers"
  where
    "customers"."id" = $
    and "customers"."shop_id" = $
);
-- or with
--   "customers"."balance" < $
--   "customers"."first_name" collate "und-x-icu"
--   "customers"."first_name" collate "und-x-icu" desc nulls first
--   "customers"."id"
--   "customers"."id" = "placed_orders"."customer_id"
--   "customers"."id" desc nulls first
--   "order_lines"."purchase_id" = $
--   "order_lines"."state" <> $
--   "placed_orders"."id" asc nulls first
--   "placed_orders"."id" desc nulls last
--   "placed_orders"."id" in (
--   "placed_orders"."state" in ($…)
--   "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
--   "placed_orders"."state_since" < $::timestamptz
--   "placed_orders"."total" > $
--   "placed_orders"."total" >= $
--   ("placed_orders"."shop_id" = $ and "placed_orders"."deleted_at" is null)
--   exists (
--   inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
--   order by "customers"."last_name" collate "und-x-icu"
--   order by "customers"."last_name" collate "und-x-icu" desc nulls first
--   order by "placed_orders"."id" asc nulls first
--   order by "placed_orders"."total" desc nulls first, "placed_orders"."id" asc nulls first
--   order by "placed_orders"."total", "placed_orders"."id" desc nulls last
--   select "placed_orders"."id" as "id"

-- order-list.ts: sums
with "searched" as (
  (
    (
      select "id"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and "placed_orders"."customer_id" in (
          select "id"
          from "customers"
          where
            "customers"."shop_id" = $
            and (
              translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
              or translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $
              or "customers"."phone" like $
              or "customers"."phone" like $
              or reverse("customers"."phone") like $
            )
        )
    ) union all (
      select "order_id"
      from "order_lines"
      where
        "order_lines"."shop_id" = $
        and translate(lower("order_lines"."description"), 'ё', 'е') like $
    )
  ) union all (
    select "id"
    from "placed_orders"
    where "placed_orders"."id" = $
  )
)
select (
  select coalesce(json_agg(found), '[]')
  from (
    select "state" as "state",
      count(*) as "orders",
      coalesce(sum("placed_orders"."items_count"), 0) as "pieces",
      coalesce(
        sum("placed_orders"."total") filter (
          where "placed_orders"."is_priced"
          or "placed_orders"."total" > "placed_orders"."delivery_price"
        ),
        0
      ) as "sum",
      count(*) filter (where not "placed_orders"."is_priced") as "unpriced"
    from "placed_orders"
    where
      "placed_orders"."shop_id" = $
      and "placed_orders"."deleted_at" is null
      and "placed_orders"."customer_id" in ($…)
      and "placed_orders"."id" in (select "id" from "searched")
    group by "placed_orders"."state"
  ) found
)
from (select 1) one
where exists (
  select "id"
  from "customers"
  where
    "customers"."id" = $
    and "customers"."shop_id" = $
);
-- or with
--   "customers"."balance" < $
--   "customers"."id" = "placed_orders"."customer_id"
--   "order_lines"."purchase_id" = $
--   "order_lines"."state" <> $
--   "placed_orders"."created_at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "placed_orders"."created_at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "placed_orders"."id" in (
--   "placed_orders"."state" in ($…)
--   "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
--   "placed_orders"."state_since" < $::timestamptz
--   "placed_orders"."total" > $
--   "placed_orders"."total" >= $
--   ("placed_orders"."total" >= $ and "placed_orders"."total" <= $)
--   exists (

-- order-list.ts: counts
select (
  select coalesce(json_agg(found), '[]')
  from (
    select "state" as "state", count(*) as "orders"
    from "placed_orders"
    where
      "placed_orders"."shop_id" = $
      and "placed_orders"."deleted_at" is null
      and "placed_orders"."customer_id" in ($…)
    group by "placed_orders"."state"
  ) found
)
from (select 1) one
where exists (
  select "id"
  from "customers"
  where
    "customers"."id" = $
    and "customers"."shop_id" = $
);

-- placed-order.ts: order
select "placed_orders"."id",
  "placed_orders"."version",
  "customers"."id",
  "customers"."first_name",
  "customers"."last_name",
  "customers"."phone",
  "customers"."balance",
  "customers"."customer_type",
  (
    (
      select coalesce(sum("amount"), 0)
      from "payments"
      where
        "payments"."customer_id" = "customers"."id"
        and "payments"."state" = $
        and "payments"."kind" = $
    )
  ),
  (
    (
      select coalesce(sum("amount"), 0)
      from "payments"
      where
        "payments"."customer_id" = "customers"."id"
        and "payments"."state" = $
        and "payments"."kind" = $
    )
  ),
  ((select "is_prepaid" from "shops" where "shops"."id" = "placed_orders"."shop_id")),
  ("customers"."deleted_at" is not null),
  "placed_orders"."state",
  coalesce(
    case
      "placed_orders"."state"
      when 'need_pay' then (
        (
          select "from_state"
          from "order_events"
          where
            "order_events"."order_id" = "placed_orders"."id"
            and "order_events"."to_state" = $
          order by "order_events"."id" desc
          limit $
        )
      )
      else "placed_orders"."state"
    end in ('collected', 'delivery', 'done', 'completed'),
    false
  ),
  "placed_orders"."total",
  "placed_orders"."is_priced",
  "placed_orders"."items_count",
  "placed_orders"."merged_into_id",
  "placed_orders"."created_at",
  "placed_orders"."comment",
  "placed_orders"."note",
  "placed_orders"."delivery_id",
  "placed_orders"."delivery_name",
  "placed_orders"."delivery_price",
  "placed_orders"."address",
  "placed_orders"."recipient_name",
  "placed_orders"."recipient_phone",
  (
    select row_to_json(found)
    from (
      select "kind" as "kind"
      from "deliveries"
      where "deliveries"."id" = "placed_orders"."delivery_id"
    ) found
  ),
  (
    select row_to_json(found)
    from (
      select "id" as "id", "name" as "name", "address" as "address", "hours" as "hours"
      from "delivery_points"
      where
        "delivery_points"."id" = "placed_orders"."delivery_point_id"
        and "delivery_points"."deleted_at" is null
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "order_lines"."id" as "id",
        "order_lines"."version" as "version",
        "order_lines"."item_id" as "itemId",
        "order_lines"."description" as "description",
        "order_lines"."image" as "image",
        "order_lines"."retail_price" as "retailPrice",
        "order_lines"."discount" as "discount",
        "order_lines"."price" as "price",
        "order_lines"."count" as "count",
        "order_lines"."comment" as "comment",
        "order_lines"."state" as "state",
        (
          select row_to_json(found)
          from (
            select "purchases"."id" as "id",
              "purchases"."name" as "name",
              "purchases"."state" as "state",
              "purchase_albums"."name" as "album"
            from "purchases"
            left join "purchase_albums" on "purchase_albums"."id" = "order_lines"."album_id"
            where "purchases"."id" = "order_lines"."purchase_id"
          ) found
        ) as "purchase",
        case
          when "items"."trade_price" is not null then least("items"."trade_price", "items"."discounted_price")
        end as "tradePrice"
      from "order_lines"
      left join "items" on "items"."id" = "order_lines"."item_id"
      where "order_lines"."order_id" = "placed_orders"."id"
      order by "order_lines"."id" asc
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "order_events"."id" as "id",
        "order_events"."kind" as "kind",
        "order_events"."from_state" as "fromState",
        "order_events"."to_state" as "toState",
        "order_events"."line_id" as "lineId",
        "order_events"."change" as "change",
        "order_events"."balance_short" as "balanceShort",
        "order_events"."reason" as "reason",
        "order_events"."at" as "at",
        json_build_object(
          'id',
          "author"."id",
          'firstName',
          "author"."first_name",
          'lastName',
          "author"."last_name",
          'phone',
          "author"."phone"
        ) as "author"
      from "order_events"
      left join "customers" "author" on "author"."id" = "order_events"."author_id"
      where "order_events"."order_id" = "placed_orders"."id"
      order by "order_events"."id" asc
    ) found
  )
from "placed_orders"
inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
where
  "placed_orders"."id" = $
  and "placed_orders"."shop_id" = $
  and "placed_orders"."deleted_at" is null
  and ($::int is null or "placed_orders"."customer_id" = $::int);

-- repeat.ts: findRepeatable
select (
  select count(distinct "order_lines"."item_id")
  from "order_lines"
  inner join "items" on (
    "items"."id" = "order_lines"."item_id"
    and ("items"."deleted_at" is null and not "items"."is_hidden")
    and ("order_lines"."state" <> $ or "order_lines"."moves" -> -1 ->> 'stage' = $)
  )
  where "order_lines"."order_id" = "placed_orders"."id"
),
  (
    select count(*)
    from (
      (
        select "cart_items"."item_id"
        from "cart_items"
        inner join "items" on (
          "items"."id" = "cart_items"."item_id"
          and ("items"."deleted_at" is null and not "items"."is_hidden")
        )
        where "cart_items"."cart_id" = $
      ) union(
        select "order_lines"."item_id"
        from "order_lines"
        inner join "items" on (
          "items"."id" = "order_lines"."item_id"
          and ("items"."deleted_at" is null and not "items"."is_hidden")
          and ("order_lines"."state" <> $ or "order_lines"."moves" -> -1 ->> 'stage' = $)
        )
        where "order_lines"."order_id" = "placed_orders"."id"
      )
    ) together
  ),
  (
    select count(*)
    from "order_lines"
    where
      "order_lines"."order_id" = "placed_orders"."id"
      and "order_lines"."item_id" is null
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "description" as "description"
      from "order_lines" "gone"
      where
        "gone"."order_id" = "placed_orders"."id"
        and "gone"."item_id" is not null
        and not exists (
          select "order_lines"."id"
          from "order_lines"
          inner join "items" on (
            "items"."id" = "order_lines"."item_id"
            and ("items"."deleted_at" is null and not "items"."is_hidden")
            and ("order_lines"."state" <> $ or "order_lines"."moves" -> -1 ->> 'stage' = $)
          )
          where
            "order_lines"."order_id" = "placed_orders"."id"
            and "order_lines"."item_id" = "gone"."item_id"
        )
      group by "gone"."item_id", "gone"."description"
      order by min("gone"."id")
    ) found
  )
from "placed_orders"
where
  "placed_orders"."id" = $
  and "placed_orders"."shop_id" = $
  and "placed_orders"."customer_id" = $
  and "placed_orders"."deleted_at" is null;

-- repeat.ts: addOrderLines
insert into "cart_items" ("shop_id", "cart_id", "item_id", "count", "comment") (
  select "order_lines"."shop_id",
    $::uuid,
    "order_lines"."item_id",
    fit_count(least($, sum("order_lines"."count"))::int, min("items"."count_step"), min("items"."count_min")),
    left(coalesce(string_agg(distinct nullif("order_lines"."comment", ''), E'\n'), ''), $)
  from "order_lines"
  inner join "items" on (
    "items"."id" = "order_lines"."item_id"
    and ("items"."deleted_at" is null and not "items"."is_hidden")
    and ("order_lines"."state" <> $ or "order_lines"."moves" -> -1 ->> 'stage' = $)
  )
  where "order_lines"."order_id" = $
  group by "order_lines"."shop_id", "order_lines"."item_id"
  order by min("order_lines"."id")
)
on conflict (cart_id, item_id) do update
set count = (
  select fit_count("cart_items"."count" + excluded.count, "count_step", "count_min")
  from "items"
  where "items"."id" = excluded.item_id
),
  comment = left(
    case
      when excluded.comment = '' or excluded.comment = "cart_items"."comment" then "cart_items"."comment"
      when "cart_items"."comment" = '' then excluded.comment
      else "cart_items"."comment" || E'\n' || excluded.comment
    end,
    $
  );

-- report.ts: findLineIdsOf
select "order_lines"."id", "order_lines"."order_id"
from "order_lines"
inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
where
  "order_lines"."order_id" in ($…)
  and ("order_lines"."shop_id" = $ and "placed_orders"."deleted_at" is null)
order by "order_lines"."id" asc;
-- or with
--   false

-- report.ts: findOrderIdsOf
select "id", "order_id"
from "order_lines"
where
  "order_lines"."id" in ($…)
  and "order_lines"."shop_id" = $;

-- report.ts: findReportRows
select "order_lines"."id",
  "order_lines"."item_id",
  "order_lines"."description",
  "order_lines"."image",
  "order_lines"."retail_price",
  "order_lines"."discount",
  "order_lines"."price",
  "order_lines"."count",
  "order_lines"."comment",
  "order_lines"."state",
  "placed_orders"."id",
  "placed_orders"."state",
  "placed_orders"."created_at",
  "placed_orders"."recipient_name",
  "placed_orders"."recipient_phone",
  "placed_orders"."delivery_name",
  "placed_orders"."delivery_price",
  "placed_orders"."address",
  "placed_orders"."comment",
  "placed_orders"."note",
  "customers"."id",
  "customers"."first_name",
  "customers"."last_name",
  "customers"."phone",
  "purchases"."name"
from "order_lines"
inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
left join "purchases" on "purchases"."id" = "order_lines"."purchase_id"
where
  "order_lines"."id" in ($…)
  and ("order_lines"."shop_id" = $ and "placed_orders"."deleted_at" is null);

-- split.ts: insertRest
insert into "order_lines" (
  "id",
  "shop_id",
  "order_id",
  "version",
  "item_id",
  "description",
  "image",
  "price",
  "retail_price",
  "discount",
  "ordered_price",
  "count",
  "comment",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id"
)
values (default, $…, default, $…)
returning "id";

-- split.ts: insertRest
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, $…, default, $);

-- split.ts: splitLines
update "order_lines"
set "count" = l.count
from jsonb_to_recordset($::jsonb) as l(id int, count int)
where "order_lines"."id" = l.id;

-- split.ts: splitLines
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, $…, default, $);

-- split.ts: splitLines
insert into "order_lines" (
  "id",
  "shop_id",
  "order_id",
  "version",
  "item_id",
  "description",
  "image",
  "price",
  "retail_price",
  "discount",
  "ordered_price",
  "count",
  "comment",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id"
)
values (default, $…, default, $…)
returning "id",
  "version",
  "item_id",
  "description",
  "image",
  "comment",
  "retail_price",
  "discount",
  "ordered_price",
  "price",
  "count",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id";

-- transition.ts: lockOrder
select "placed_orders"."id",
  "placed_orders"."shop_id",
  "placed_orders"."version",
  "placed_orders"."customer_id",
  "placed_orders"."state",
  "placed_orders"."delivery_price",
  "placed_orders"."delivery_full_price",
  "placed_orders"."delivery_free_from",
  "placed_orders"."total",
  "placed_orders"."is_priced",
  "placed_orders"."items_count",
  "placed_orders"."merged_into_id",
  "shops"."is_prepaid",
  "shops"."min_order_sum",
  "customers"."customer_type"
from "placed_orders"
inner join "customers" on "customers"."id" = "placed_orders"."customer_id"
inner join "shops" on "shops"."id" = "placed_orders"."shop_id"
where
  "placed_orders"."id" = $
  and "placed_orders"."shop_id" = $
  and "placed_orders"."deleted_at" is null
for no key update of "placed_orders";

-- transition.ts: lockOrder
select "id",
  "version",
  "item_id",
  "description",
  "image",
  "comment",
  "retail_price",
  "discount",
  "ordered_price",
  "price",
  "count",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id"
from "order_lines"
where "order_lines"."order_id" = $
order by "order_lines"."id" asc
for no key update;

-- transition.ts: findLinePieces
select "item_id", "count", "state"
from "order_lines"
where "order_lines"."order_id" = $;

-- transition.ts: writeLine
update "order_lines"
set "description" = $, "price" = $, "retail_price" = $, "discount" = $, "count" = $, "comment" = $
where "order_lines"."id" = $;

-- transition.ts: writeLine
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, $…, default, $);

-- transition.ts: insertLine
insert into "order_lines" (
  "id",
  "shop_id",
  "order_id",
  "version",
  "item_id",
  "description",
  "image",
  "price",
  "retail_price",
  "discount",
  "ordered_price",
  "count",
  "comment",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id"
)
values (default, $…, default, $…, default, default, default, default, default)
returning "id",
  "version",
  "item_id",
  "description",
  "image",
  "comment",
  "retail_price",
  "discount",
  "ordered_price",
  "price",
  "count",
  "state",
  "reason",
  "moves",
  "purchase_id",
  "album_id";

-- transition.ts: insertLine
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, $…, default, $);

-- transition.ts: deleteLine
delete from "order_lines"
where "order_lines"."id" = $;

-- transition.ts: deleteLine
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, $…, default, $);

-- transition.ts: cancelLine
update "order_lines"
set "state" = $, "reason" = $, "moves" = $
where "order_lines"."id" = $;

-- transition.ts: cancelLine
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, $…, default, $);

-- transition.ts: writeSums
update "placed_orders"
set "version" = "placed_orders"."version" + 1, "total" = $, "is_priced" = $, "items_count" = $, "preview" = $
where "placed_orders"."id" = $;

-- transition.ts: findOrderOfLine
select "order_id"
from "order_lines"
where
  "order_lines"."id" = $
  and "order_lines"."shop_id" = $;

-- transition.ts: writeLines
update "order_lines"
set "state" = l.state,
  "reason" = l.reason,
  "moves" = l.moves,
  "purchase_id" = l.purchase_id,
  "album_id" = l.album_id
from jsonb_to_recordset($::jsonb) as l(
  id int,
  state text,
  reason text,
  moves jsonb,
  purchase_id int,
  album_id int
)
where "order_lines"."id" = l.id;

-- transition.ts: writeChangedLines
insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $…, default, default, $…, default, $);
-- or with
--   values (default, $…, default, default, $…, default, $) …

-- transition.ts: writeTransition
with "moved" as (
  update "placed_orders"
  set "version" = "placed_orders"."version" + 1,
    "state" = $,
    "state_since" = $,
    "total" = $,
    "is_priced" = $,
    "items_count" = $
  where
    "placed_orders"."id" = $
    and "placed_orders"."shop_id" = $
  returning "id"
) insert into "order_events" (
  "id",
  "shop_id",
  "order_id",
  "kind",
  "from_state",
  "to_state",
  "line_id",
  "change",
  "author_id",
  "reason",
  "balance_short",
  "at"
)
values (default, $, (select "moved"."id" from "moved"), default, $…, default, default, $…);
