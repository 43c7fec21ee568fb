-- What repositories/cart sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- cart-line.ts: add
with "held" as (
  select "id"
  from "carts"
  where
    "carts"."shop_id" = $
    and (
      ("carts"."id" = $ and ("carts"."customer_id" is null or "carts"."customer_id" = $))
      or ("carts"."customer_id" = $ and not exists (select "id" from "carts" "other" where "other"."id" = $))
    )
  for key share
),
  "cart_items" as (
    insert into "cart_items" ("shop_id", "cart_id", "item_id", "count", "comment") (
      select "items"."shop_id",
        "held"."id",
        "items"."id",
        fit_count($::int, "items"."count_step", "items"."count_min"),
        $::text
      from "held"
      cross join "items"
      where
        "items"."id" = $
        and "items"."shop_id" = $
        and ("items"."deleted_at" is null and not "items"."is_hidden")
        and (
          (
            (
              select count(*)
              from "cart_items"
              inner join "items" "sold" on (
                "sold"."id" = "cart_items"."item_id"
                and ("sold"."deleted_at" is null and not "sold"."is_hidden")
              )
              where "cart_items"."cart_id" = "held"."id"
            ) < $
            and coalesce(
              (
                select count(*)
                from "cart_items"
                inner join "items" "sold" on (
                  "sold"."id" = "cart_items"."item_id"
                  and ("sold"."deleted_at" is null and not "sold"."is_hidden")
                )
                where "cart_items"."cart_id" = "held"."id"
              ) % $::int <> 0,
              true
            )
          )
          or exists (
            select "id"
            from "cart_items"
            where
              "cart_items"."cart_id" = "held"."id"
              and "cart_items"."item_id" = $
          )
        )
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
      )
    returning *
  ),
  "touched" as (
    update "carts"
    set "updated_at" = $::timestamptz
    where
      "carts"."id" = (select "cart_items"."cart_id" from "cart_items")
      and "carts"."updated_at" < $::timestamptz - interval '1 hour'
  )
select "cart_items"."id",
  "cart_items"."item_id",
  "cart_items"."count",
  "cart_items"."comment",
  "items"."name",
  "items"."images"->0,
  "items"."retail_price",
  "items"."discount",
  "items"."discounted_price",
  "items"."trade_price",
  "items"."count_step",
  "items"."count_min",
  "items"."stock",
  not ("items"."deleted_at" is null and not "items"."is_hidden")
from "cart_items"
inner join "items" on "items"."id" = "cart_items"."item_id";

-- cart-line.ts: countLines
select count(*)
from "cart_items"
inner join "items" on (
  "items"."id" = "cart_items"."item_id"
  and ("items"."deleted_at" is null and not "items"."is_hidden")
)
where "cart_items"."cart_id" = $;

-- cart-line.ts: update
with "cart_items" as (
  update "cart_items"
  set "count" = case
    when coalesce(
      "cart_items"."changed_by" = $::uuid
      and "cart_items"."change_number" > $::int, false
    ) then "cart_items"."count"
    else (
      select fit_count($::int, "count_step", "count_min")
      from "items"
      where "items"."id" = "cart_items"."item_id"
    )
  end,
    "comment" = case
      when coalesce(
        "cart_items"."changed_by" = $::uuid
        and "cart_items"."change_number" > $::int, false
      ) then "cart_items"."comment"
      else $::text
    end,
    "changed_by" = case
      when coalesce(
        "cart_items"."changed_by" = $::uuid
        and "cart_items"."change_number" > $::int, false
      ) then "cart_items"."changed_by"
      else $::uuid
    end,
    "change_number" = case
      when coalesce(
        "cart_items"."changed_by" = $::uuid
        and "cart_items"."change_number" > $::int, false
      ) then "cart_items"."change_number"
      else $::int
    end
  where
    "cart_items"."id" = $
    and "cart_items"."cart_id" = (
      select "id"
      from "carts"
      where
        "carts"."shop_id" = $
        and (
          ("carts"."id" = $ and ("carts"."customer_id" is null or "carts"."customer_id" = $))
          or (
            "carts"."customer_id" = $
            and not exists (select "id" from "carts" "other" where "other"."id" = $)
          )
        )
    )
  returning "id", "shop_id", "cart_id", "item_id", "count", "comment", "changed_by", "change_number"
),
  "touched" as (
    update "carts"
    set "updated_at" = $::timestamptz
    where
      "carts"."id" = (select "cart_items"."cart_id" from "cart_items")
      and "carts"."updated_at" < $::timestamptz - interval '1 hour'
  )
select "cart_items"."id",
  "cart_items"."item_id",
  "cart_items"."count",
  "cart_items"."comment",
  "items"."name",
  "items"."images"->0,
  "items"."retail_price",
  "items"."discount",
  "items"."discounted_price",
  "items"."trade_price",
  "items"."count_step",
  "items"."count_min",
  "items"."stock",
  not ("items"."deleted_at" is null and not "items"."is_hidden")
from "cart_items"
inner join "items" on "items"."id" = "cart_items"."item_id";

-- cart-line.ts: remove
delete from "cart_items"
where
  "cart_items"."id" = $
  and "cart_items"."cart_id" = (
    select "id"
    from "carts"
    where
      "carts"."shop_id" = $
      and (
        ("carts"."id" = $ and ("carts"."customer_id" is null or "carts"."customer_id" = $))
        or (
          "carts"."customer_id" = $
          and not exists (select "id" from "carts" "other" where "other"."id" = $)
        )
      )
  )
returning "id";

-- cart-line.ts: deleteLines
delete from "cart_items"
where "cart_items"."cart_id" = $;

-- cart.ts: cartsOf
select "id",
  "customer_id",
  "updated_at",
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
      where "cart_items"."cart_id" = "carts"."id"
      order by "cart_items"."id" asc
    ) found
  )
from "carts"
where
  "carts"."shop_id" = $
  and ("carts"."id" = $ or "carts"."customer_id" = $);

-- cart.ts: find
with "held" as (
  select "id"
  from "carts"
  where
    "carts"."shop_id" = $
    and (
      ("carts"."id" = $ and ("carts"."customer_id" is null or "carts"."customer_id" = $))
      or ("carts"."customer_id" = $ and not exists (select "id" from "carts" "other" where "other"."id" = $))
    )
)
select "id"
from "held";

-- cart.ts: lock
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
select "id"
from "held";

-- cart.ts: lockGuestCart
select "id"
from "carts"
where
  "carts"."id" = $
  and "carts"."shop_id" = $
  and "carts"."customer_id" is null
for update;

-- cart.ts: insertCart
insert into "carts" ("id", "shop_id", "customer_id", "created_at", "updated_at")
values ($…)
on conflict do nothing
returning "id";

-- cart.ts: mergeCart
insert into "cart_items" ("shop_id", "cart_id", "item_id", "count", "comment") (
  select "shop_id", $::uuid, "item_id", "count", "comment"
  from "cart_items"
  where "cart_items"."cart_id" = $
  order by "cart_items"."id" asc
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

-- cart.ts: mergeCart
delete from "carts"
where "carts"."id" = $;

-- cart.ts: touchCart
update "carts"
set "updated_at" = $
where "carts"."id" = $;

-- cart.ts: deleteIdleGuestCarts
delete from "carts"
where
  "carts"."customer_id" is null
  and (
    "carts"."updated_at" < $
    or ("carts"."updated_at" < $ and "carts"."updated_at" < "carts"."created_at" + interval '12 hours')
  );
