-- What repositories/ledger sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- balance-history.ts: findBalanceHistory
select "balance",
  (
    select count(*)
    from "balance_entries"
    where
      "balance_entries"."customer_id" = $
      and "balance_entries"."shop_id" = $
      and (
        "balance_entries"."order_id" in ($…)
        or "balance_entries"."payment_id" in ($…)
        or (
          translate(lower("balance_entries"."reason"), 'ё', 'е') like $
          and translate(lower("balance_entries"."reason"), 'ё', 'е') like $
        )
      )
  )
from "customers"
where
  "customers"."id" = $
  and "customers"."shop_id" = $;
-- or with
--   "balance_entries"."at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "balance_entries"."at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "balance_entries"."kind" in ($…)

-- balance-history.ts: findBalanceHistory
select "page"."id",
  "page"."kind",
  "page"."amount",
  "page"."balance",
  "page"."reason",
  "page"."payment_id",
  "page"."order_id",
  "page"."at",
  "author"."id",
  "author"."first_name",
  "author"."last_name",
  "author"."phone"
from (
  select "id",
    "shop_id",
    "customer_id",
    "kind",
    "amount",
    "balance",
    "author_id",
    "reason",
    "payment_id",
    "order_id",
    "at"
  from "balance_entries"
  where
    "balance_entries"."customer_id" = $
    and "balance_entries"."shop_id" = $
    and (
      "balance_entries"."order_id" in ($…)
      or "balance_entries"."payment_id" in ($…)
      or (
        translate(lower("balance_entries"."reason"), 'ё', 'е') like $
        and translate(lower("balance_entries"."reason"), 'ё', 'е') like $
      )
    )
  order by "balance_entries"."id" desc nulls last
  limit $
) "page"
left join "customers" "author" on "author"."id" = "page"."author_id"
order by "page"."id" desc;
-- or with
--   "balance_entries"."at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "balance_entries"."at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "balance_entries"."kind" in ($…)
--   offset $

-- ledger.ts: insertEntry
with "customer" as (
  update "customers"
  set "balance" = "customers"."balance" + $
  where
    "customers"."id" = $
    and "customers"."shop_id" = $
  returning "balance"
) insert into "balance_entries" (
  "id",
  "shop_id",
  "customer_id",
  "kind",
  "amount",
  "balance",
  "author_id",
  "reason",
  "payment_id",
  "order_id",
  "at"
)
values (default, $…, (select "customer"."balance" from "customer"), $…)
returning "balance";

-- ledger.ts: lockAccount
select "balance", "deleted_at"
from "customers"
where
  "customers"."id" = $
  and "customers"."shop_id" = $
for no key update;

-- ledger.ts: lockBalances
select "id"
from "customers"
where
  "customers"."shop_id" = $
  and "customers"."id" in ($…)
order by "customers"."id" asc
for no key update;

-- ledger.ts: sumOrderCharges
select sum("amount")
from "balance_entries"
where
  "balance_entries"."order_id" = $
  and "balance_entries"."kind" in ($…);
