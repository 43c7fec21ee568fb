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
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "page"."id" as "id",
        "page"."kind" as "kind",
        "page"."amount" as "amount",
        "page"."balance" as "balance",
        "page"."reason" as "reason",
        "page"."payment_id" as "paymentId",
        "page"."order_id" as "orderId",
        "page"."at" as "at",
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
      order by "page"."id" desc
    ) found
  )
from "customers"
where
  "customers"."id" = $
  and "customers"."shop_id" = $;
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
