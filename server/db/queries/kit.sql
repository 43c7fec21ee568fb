-- What repositories/kit sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- idempotency.ts: findKey
select "operation", "request_hash", "record_id"
from "idempotency_keys"
where
  "idempotency_keys"."shop_id" = $
  and "idempotency_keys"."customer_id" = $
  and "idempotency_keys"."key" = $;

-- idempotency.ts: insertKey
insert into "idempotency_keys" (
  "shop_id",
  "customer_id",
  "key",
  "operation",
  "request_hash",
  "record_id",
  "created_at"
)
values ($…);

-- idempotency.ts: deleteKeysBefore
delete from "idempotency_keys"
where "idempotency_keys"."created_at" < $;

-- rate-limit.ts: lockCounters
insert into "rate_limits" ("key", "points", "expire")
values ($…)
on conflict ("key") do update
set "points" = case when "rate_limits"."expire" <= $ then 0 else "rate_limits"."points" end,
  "expire" = case when "rate_limits"."expire" <= $ then excluded.expire else "rate_limits"."expire" end
returning "key", "points", "expire";
-- or with
--   values ($…) …

-- rate-limit.ts: findCounters
select "key", "points", "expire"
from "rate_limits"
where
  "rate_limits"."key" in ($…)
  and "rate_limits"."expire" > $;
-- or with
--   false

-- rate-limit.ts: countOnce
update "rate_limits"
set "points" = "rate_limits"."points" + 1
where "rate_limits"."key" in ($…);

-- rate-limit.ts: uncountOnce
update "rate_limits"
set "points" = greatest("rate_limits"."points" - 1, 0)
where "rate_limits"."key" in ($…);

-- rate-limit.ts: deleteEndedCounters
delete from "rate_limits"
where "rate_limits"."expire" <= $;
