-- What repositories/shop sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- buyers.ts: read
with "people" as (
  select "customer_id",
    count(*) filter (
      where "placed_orders"."created_at" >= (
        select (
          (
            $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          ) ::date - $::int + 1
        ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
      )
    ) as "last",
    coalesce(
      sum("total") filter (
        where "placed_orders"."created_at" >= (
          select (
            (
              $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
            ) ::date - $::int + 1
          ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        )
        and ("placed_orders"."is_priced" or "placed_orders"."total" > "placed_orders"."delivery_price")
      ),
      0
    ) as "last_sum",
    count(*) filter (
      where not "placed_orders"."created_at" >= (
        select (
          (
            $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          ) ::date - $::int + 1
        ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
      )
    ) as "before",
    coalesce(
      sum("total") filter (
        where not "placed_orders"."created_at" >= (
          select (
            (
              $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
            ) ::date - $::int + 1
          ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        )
        and ("placed_orders"."is_priced" or "placed_orders"."total" > "placed_orders"."delivery_price")
      ),
      0
    ) as "before_sum"
  from "placed_orders"
  where
    "placed_orders"."shop_id" = $
    and ("placed_orders"."deleted_at" is null and "placed_orders"."state" not in ($…))
    and "placed_orders"."created_at" >= (
      select (
        (
          $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        ) ::date - 2 * $::int + 1
      ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
    )
  group by "placed_orders"."customer_id"
)
select exists (
  select 1
  from "placed_orders" "earlier"
  where
    "earlier"."shop_id" = $
    and "earlier"."customer_id" = "people"."customer_id"
    and ("earlier"."deleted_at" is null and "earlier"."state" not in ($…))
    and "earlier"."created_at" < (
      select (
        (
          $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        ) ::date - 2 * $::int + 1
      ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
    )
),
  "last" > 0,
  "before" > 0,
  count(*)::int,
  sum("last")::int,
  sum("last_sum")::bigint,
  sum("before")::int,
  sum("before_sum")::bigint
from "people"
group by 1, 2, 3;

-- day.ts: orders
select (
  select row_to_json(found)
  from (
    select count(*) as "count", min("placed_orders"."state_since") as "since"
    from "placed_orders"
    where
      "placed_orders"."shop_id" = $
      and (
        "placed_orders"."deleted_at" is null
        and "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
      )
      and "placed_orders"."state" = $
  ) found
),
  (
    select row_to_json(found)
    from (
      select count(*) filter (
        where "placed_orders"."created_at" >= (
          $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        ) ::date::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
      ) as "today",
        count(*) filter (
          where "placed_orders"."created_at" <= (
            $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $)) - interval '1 day'
          ) at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        ) as "yesterday"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and (
          "placed_orders"."created_at" >= (
            ($::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $)))::date - 1
          ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          and "placed_orders"."created_at" <= $::timestamptz
        )
    ) found
  ),
  (
    select row_to_json(found)
    from (
      select count(*) as "count", min("placed_orders"."created_at") as "since"
      from "placed_orders"
      inner join "order_lines" on "order_lines"."order_id" = "placed_orders"."id"
      where
        "placed_orders"."shop_id" = $
        and (
          "placed_orders"."deleted_at" is null
          and "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
        )
        and "placed_orders"."is_priced" = $
        and "order_lines"."price" is null
        and "order_lines"."state" <> $
    ) found
  ),
  (
    select row_to_json(found)
    from (
      select count(*) as "count", min("placed_orders"."state_since") as "since"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and (
          "placed_orders"."deleted_at" is null
          and "placed_orders"."state" in ('created', 'accepted', 'need_pay', 'collected')
        )
        and "placed_orders"."state_since" < $::timestamptz
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "state" as "state",
        coalesce(
          sum("placed_orders"."total") filter (
            where "placed_orders"."is_priced"
            or "placed_orders"."total" > "placed_orders"."delivery_price"
          ),
          0
        ) as "sum",
        count(*) as "count",
        min("placed_orders"."state_since") as "since"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and "placed_orders"."state" in ($…)
      group by "placed_orders"."state"
    ) found
  ),
  to_char(
    ($::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $)))::date,
    'YYYY-MM-DD'
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select to_char(
        "placed_orders"."created_at" at time zone((select "time_zone" from "shops" where "shops"."id" = $)),
        'YYYY-MM-DD'
      ) as "day",
        count(*) as "count",
        coalesce(
          sum("placed_orders"."total") filter (
            where "placed_orders"."is_priced"
            or "placed_orders"."total" > "placed_orders"."delivery_price"
          ),
          0
        ) as "sum"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
        and "placed_orders"."state" not in ($…)
        and "placed_orders"."created_at" >= (
          (
            $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          ) ::date - $::int
        ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
      group by 1
    ) found
  )
from (select 1) one;

-- day.ts: findPurchasesToClose
select (
  select row_to_json(found)
  from (
    select count(*) as "count",
      min(
        (
          (
            select max("at")
            from "purchase_events"
            where
              "purchase_events"."purchase_id" = "purchases"."id"
              and "purchase_events"."to_state" = $
          )
        )
      ) as "since"
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
  ) found
)
from (select 1) one;

-- debts.ts: read
with "owing" as (
  select "id",
    "first_name",
    "last_name",
    -"balance" as "sum",
    (
      (
        select "at"
        from "balance_entries"
        where
          "balance_entries"."customer_id" = "customers"."id"
          and "balance_entries"."id" > coalesce(
            (
              (
                select "id"
                from "balance_entries" "enough"
                where
                  "enough"."customer_id" = "customers"."id"
                  and "enough"."balance" >= $
                order by "enough"."id" desc
                limit $
              )
            ),
            0
          )
        order by "balance_entries"."id" asc
        limit $
      )
    ) as "since"
  from "customers"
  where
    "customers"."shop_id" = $
    and "customers"."balance" < 0
    and exists (
      select "id"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."customer_id" = "customers"."id"
        and "placed_orders"."deleted_at" is null
        and (
          "placed_orders"."state" in ($…)
          and "placed_orders"."total" > $
          and exists (
            select "id"
            from "customers"
            where
              "customers"."id" = "placed_orders"."customer_id"
              and "customers"."shop_id" = $
              and "customers"."balance" < $
          )
        )
    )
)
select (
  select coalesce(json_agg(found), '[]')
  from (
    select case
      when $::timestamptz - "since" < interval '4 days' then 0
      when $::timestamptz - "since" < interval '8 days' then 4
      else 8
    end as "fromDays",
      count(*) as "count",
      sum("sum") as "sum"
    from "owing"
    group by 1
  ) found
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "id" as "id",
        "first_name" as "firstName",
        "last_name" as "lastName",
        "sum" as "sum",
        "since" as "since"
      from "owing"
      order by "sum" desc, "owing"."id" asc
      limit $
    ) found
  )
from (select 1) one;

-- fullness.ts: readOpen
select "id",
  "name",
  "state",
  (
    select row_to_json(found)
    from (
      select coalesce(
        sum("order_lines"."count") filter (where "order_lines"."state" in ('W', 'O', 'P', 'F')),
        0
      ) as "ordered",
        coalesce(
          sum("order_lines"."count") filter (where "order_lines"."state" in ('P', 'F')),
          0
        ) as "paidFor",
        coalesce(sum("order_lines"."count") filter (where "order_lines"."state" in ('F')), 0) as "handedOver",
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
        ) as "unknownCount"
      from "order_lines"
      left join "bought_prices" on (
        "bought_prices"."line_id" = "order_lines"."id"
        and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
      )
      where "order_lines"."purchase_id" = "purchases"."id"
    ) found
  )
from "purchases"
where
  "purchases"."shop_id" = $
  and "purchases"."deleted_at" is null
  and "purchases"."state" <> $
order by "purchases"."id" desc
limit $;

-- fullness.ts: readClosed
with "closed" as (
  select "id" as "closed_id",
    (
      (
        select max("at")
        from "purchase_events"
        where
          "purchase_events"."purchase_id" = "purchases"."id"
          and "purchase_events"."to_state" = $
      )
    ) as "closed_at"
  from "purchases"
  where
    "purchases"."shop_id" = $
    and "purchases"."deleted_at" is null
    and "purchases"."state" = $
    and (
      (
        select max("at")
        from "purchase_events"
        where
          "purchase_events"."purchase_id" = "purchases"."id"
          and "purchase_events"."to_state" = $
      )
    ) >= (
      (
        $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
      ) ::date - $::int + 1
    ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
)
select (select count(*) from "closed"),
  (
    select row_to_json(found)
    from (
      select coalesce(
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
        ) as "unknownCount"
      from "closed"
      inner join "order_lines" on "order_lines"."purchase_id" = "closed_id"
      left join "bought_prices" on (
        "bought_prices"."line_id" = "order_lines"."id"
        and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
      )
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "purchases"."id" as "id",
        "purchases"."name" as "name",
        "purchases"."state" as "state",
        (
          select row_to_json(found)
          from (
            select coalesce(
              sum("order_lines"."count") filter (where "order_lines"."state" in ('W', 'O', 'P', 'F')),
              0
            ) as "ordered",
              coalesce(
                sum("order_lines"."count") filter (where "order_lines"."state" in ('P', 'F')),
                0
              ) as "paidFor",
              coalesce(
                sum("order_lines"."count") filter (where "order_lines"."state" in ('F')),
                0
              ) as "handedOver",
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
              ) as "unknownCount"
            from "order_lines"
            left join "bought_prices" on (
              "bought_prices"."line_id" = "order_lines"."id"
              and "bought_prices"."purchase_id" = "order_lines"."purchase_id"
            )
            where "order_lines"."purchase_id" = "purchases"."id"
          ) found
        ) as "pieces"
      from "closed"
      inner join "purchases" on "purchases"."id" = "closed_id"
      order by "closed_at" desc, "purchases"."id" desc
      limit $
    ) found
  )
from (select 1) one;

-- goods.ts: read
with "sold" as (
  select "order_lines"."item_id",
    sum("order_lines"."count") as "count",
    coalesce(sum("order_lines"."price" * "order_lines"."count"), 0) as "sum"
  from "placed_orders"
  inner join "order_lines" on "order_lines"."order_id" = "placed_orders"."id"
  where
    "placed_orders"."shop_id" = $
    and "placed_orders"."deleted_at" is null
    and "placed_orders"."state" not in ($…)
    and "placed_orders"."created_at" >= (
      (
        $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
      ) ::date - $::int + 1
    ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
    and "order_lines"."item_id" is not null
    and "order_lines"."state" <> $
  group by "order_lines"."item_id"
)
select (
  select coalesce(json_agg(found), '[]')
  from (
    select "items"."id" as "id", "items"."name" as "name", "count" as "count", "sum" as "sum"
    from "sold"
    inner join "items" on "items"."id" = "sold"."item_id"
    where
      "items"."shop_id" = $
      and "items"."deleted_at" is null
    order by "sum" desc, "items"."id" asc
    limit $
  ) found
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "items"."id" as "id",
        "items"."name" as "name",
        "items"."stock" as "stock",
        "items"."stock" * $::int::numeric / "count" as "days"
      from "sold"
      inner join "items" on "items"."id" = "sold"."item_id"
      where
        ("items"."shop_id" = $ and "items"."deleted_at" is null)
        and "items"."stock" > $
        and "items"."stock" * $::int::numeric / "count" <= $::int
      order by "items"."stock" * $::int::numeric / "count", "items"."id" asc
      limit $
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "id" as "id",
        "name" as "name",
        "items"."stock" as "stock",
        "items"."stock" * "items"."discounted_price" as "sum"
      from "items"
      where
        ("items"."shop_id" = $ and "items"."deleted_at" is null)
        and "items"."stock" > $
        and "items"."created_at" < (
          (
            $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          ) ::date - $::int + 1
        ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        and not exists (select 1 from "sold" where "sold"."item_id" = "items"."id")
      order by "items"."stock" * "items"."discounted_price" desc, "items"."id" asc
      limit $
    ) found
  ),
  (
    select row_to_json(found)
    from (
      select count(*) as "count", sum("items"."stock" * "items"."discounted_price") as "sum"
      from "items"
      where
        ("items"."shop_id" = $ and "items"."deleted_at" is null)
        and "items"."stock" > $
        and "items"."created_at" < (
          (
            $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          ) ::date - $::int + 1
        ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        and not exists (select 1 from "sold" where "sold"."item_id" = "items"."id")
    ) found
  )
from (select 1) one;

-- info-page.ts: findInfoPages
select "id", "slug", "version", "text", "updated_at"
from "info_pages"
where "info_pages"."shop_id" = $;

-- info-page.ts: findInfoSlug
select "slug"
from "info_pages"
where
  "info_pages"."shop_id" = $
  and "info_pages"."id" = $;

-- info-page.ts: lockInfoPage
insert into "info_pages" ("id", "shop_id", "slug", "version", "text", "updated_at")
values (default, $…, default, default, default)
on conflict do nothing;

-- info-page.ts: lockInfoPage
select "id", "slug", "version", "text", "updated_at"
from "info_pages"
where
  "info_pages"."shop_id" = $
  and "info_pages"."slug" = $
for no key update;

-- info-page.ts: writeInfoPage
update "info_pages"
set "version" = "info_pages"."version" + 1, "text" = $, "updated_at" = $
where "info_pages"."id" = $;

-- new-shop.ts: lockShops
lock table "shops" in share row exclusive mode;

-- new-shop.ts: findShops
select "id", "name", "host", "is_demo"
from "shops"
order by "shops"."id" asc;

-- new-shop.ts: insertShop
insert into "shops" (
  "id",
  "host",
  "version",
  "name",
  "description",
  "logo",
  "primary_color",
  "currency",
  "time_zone",
  "contacts",
  "requisites",
  "min_order_sum",
  "is_prepaid",
  "is_demo",
  "staff_sign_in_by_code",
  "popularity_counted_at",
  "trade_prices_shown_to"
)
values (
  default,
  $,
  default,
  $,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  default
)
returning "id";

-- new-shop.ts: insertFirstOwner
insert into "customers" (
  "id",
  "shop_id",
  "first_name",
  "last_name",
  "phone",
  "avatar",
  "customer_type",
  "flags",
  "is_intermediary",
  "balance",
  "comment",
  "version",
  "created_at",
  "deleted_at"
)
values (
  default,
  $,
  default,
  default,
  $,
  default,
  default,
  default,
  default,
  default,
  default,
  default,
  $,
  default
)
returning "id";

-- new-shop.ts: insertFirstOwner
insert into "permission_groups" ("id", "shop_id", "version", "name", "flags", "is_for_new")
values (default, $, default, $…) …
returning "id";

-- new-shop.ts: insertFirstOwner
insert into "customer_groups" ("shop_id", "customer_id", "group_id")
values ($…) …;

-- new-shop.ts: writeHost
update "shops"
set "host" = $
where "shops"."id" = $;

-- new-shop.ts: insertHost
insert into "shop_hosts" ("host", "shop_id")
values ($…);

-- new-shop.ts: deleteHost
delete from "shop_hosts"
where "shop_hosts"."host" = $;

-- order-ages.ts: read
select "state",
  case
    when $::timestamptz - "placed_orders"."state_since" < interval '2 days' then 0
    when $::timestamptz - "placed_orders"."state_since" < interval '4 days' then 2
    when $::timestamptz - "placed_orders"."state_since" < interval '8 days' then 4
    else 8
  end,
  count(*)::int
from "placed_orders"
where
  "placed_orders"."shop_id" = $
  and "placed_orders"."deleted_at" is null
  and "placed_orders"."state" in ($…)
group by 1, 2;

-- paid-on-day.ts: read
select to_char(
  ($::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $)))::date,
  'YYYY-MM-DD'
),
  extract(
    hour from $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
  ) ::int,
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "way" as "way",
        count(*) filter (where "payments"."state" = $) as "count",
        coalesce(
          sum(
            case "payments"."kind" when 'refund' then -"payments"."amount" else "payments"."amount" end
          ) filter (where "payments"."state" = $),
          0
        ) as "sum",
        coalesce(
          sum(
            case "payments"."kind" when 'refund' then -"payments"."amount" else "payments"."amount" end
          ) filter (where not "payments"."state" = $),
          0
        ) as "waiting"
      from "payments"
      where
        "payments"."shop_id" = $
        and (
          (
            "payments"."state" = $
            and "payments"."decided_at" >= (
              $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
            ) ::date::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
            and "payments"."decided_at" <= $::timestamptz
          )
          or "payments"."state" = $
        )
      group by "payments"."way"
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select extract(
        hour from "payments"."decided_at" at time zone((select "time_zone" from "shops" where "shops"."id" = $))
      ) ::int as "hour",
        sum(
          case "payments"."kind" when 'refund' then -"payments"."amount" else "payments"."amount" end
        ) as "sum"
      from "payments"
      where
        "payments"."shop_id" = $
        and (
          "payments"."state" = $
          and "payments"."decided_at" >= (
            $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          ) ::date::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          and "payments"."decided_at" <= $::timestamptz
        )
      group by 1
    ) found
  )
from (select 1) one;

-- payments-of-day.ts: ofDay
select (
  select row_to_json(found)
  from (
    select count(*) as "count", min("payments"."created_at") as "since"
    from "payments"
    where
      "payments"."shop_id" = $
      and "payments"."state" = $
  ) found
),
  (
    select row_to_json(found)
    from (
      select count(*) filter (
        where "payments"."created_at" >= (
          $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        ) ::date::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
      ) as "today",
        count(*) filter (
          where "payments"."created_at" <= (
            $::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $)) - interval '1 day'
          ) at time zone((select "time_zone" from "shops" where "shops"."id" = $))
        ) as "yesterday"
      from "payments"
      where
        "payments"."shop_id" = $
        and (
          "payments"."created_at" >= (
            ($::timestamptz at time zone((select "time_zone" from "shops" where "shops"."id" = $)))::date - 1
          ) ::timestamp at time zone((select "time_zone" from "shops" where "shops"."id" = $))
          and "payments"."created_at" <= $::timestamptz
        )
    ) found
  )
from (select 1) one;

-- setup.ts: read
select "requisites" <> '',
  exists (
    select 1
    from "deliveries"
    where "deliveries"."shop_id" = $
  ),
  exists (
    select 1
    from "delivery_points"
    where "delivery_points"."shop_id" = $
  )
  or (
    exists (
      select 1
      from "deliveries"
      where "deliveries"."shop_id" = $
    )
    and not exists (
      select 1
      from "deliveries"
      where
        "deliveries"."shop_id" = $
        and "deliveries"."deleted_at" is null
        and "deliveries"."kind" = $
    )
  ),
  exists (
    select 1
    from "categories"
    where "categories"."shop_id" = $
  ),
  case
    when exists (
      select 1
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
    ) then true
    else exists (
      select 1
      from "items"
      where
        "items"."shop_id" = $
        and "items"."deleted_at" is null
    )
  end,
  case
    when exists (
      select 1
      from "placed_orders"
      where
        "placed_orders"."shop_id" = $
        and "placed_orders"."deleted_at" is null
    ) then true
    else exists (
      select 1
      from "customers"
      where
        "customers"."shop_id" = $
        and "customers"."deleted_at" is null
        and "customers"."id" <> $
        and (
          array_remove("customers"."flags", 'create_order') <> '{}'
          or exists (
            select 1
            from "customer_groups"
            inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
            where
              "customer_groups"."customer_id" = "customers"."id"
              and not "permission_groups"."is_for_new"
              and "permission_groups"."flags" <> '{}'
          )
        )
    )
  end
from "shops"
where "shops"."id" = $;

-- shop.ts: findShopHosts
select "id", "host", "is_demo", "currency"
from "shops"
order by "shops"."id" asc;

-- shop.ts: findShopHosts
select "host", "shop_id"
from "shop_hosts"
order by "shop_hosts"."host" asc;

-- shop.ts: findRetail
select "id",
  "version",
  "name",
  "logo",
  "primary_color",
  "min_order_sum",
  "is_prepaid",
  "staff_sign_in_by_code",
  "trade_prices_shown_to",
  "description",
  "currency",
  "time_zone",
  "contacts",
  "requisites",
  (
    select count(*)
    from "placed_orders"
    where
      "placed_orders"."shop_id" = $
      and "placed_orders"."state" = $
      and "placed_orders"."deleted_at" is null
  ),
  (
    select count(*)
    from "payments"
    where
      "payments"."shop_id" = $
      and "payments"."state" = $
  ),
  (
    select count(*)
    from "delivery_points"
    where
      "delivery_points"."shop_id" = $
      and "delivery_points"."deleted_at" is null
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "slug" as "slug"
      from "info_pages"
      where
        "info_pages"."shop_id" = $
        and "info_pages"."text" <> $
    ) found
  )
from "shops"
where "shops"."id" = $;
-- or with
--   0

-- shop.ts: lockShop
select "version",
  "name",
  "logo",
  "primary_color",
  "min_order_sum",
  "is_prepaid",
  "staff_sign_in_by_code",
  "trade_prices_shown_to",
  "description",
  "currency",
  "time_zone",
  "contacts",
  "requisites"
from "shops"
where "shops"."id" = $
for no key update;

-- shop.ts: writeShop
update "shops"
set "version" = "shops"."version" + 1,
  "name" = $,
  "description" = $,
  "logo" = $,
  "primary_color" = $,
  "currency" = $,
  "time_zone" = $,
  "contacts" = $,
  "requisites" = $,
  "min_order_sum" = $,
  "is_prepaid" = $,
  "staff_sign_in_by_code" = $,
  "trade_prices_shown_to" = $
where "shops"."id" = $;

-- shop.ts: findTimeZone
select "time_zone"
from "shops"
where "shops"."id" = $;
