-- What repositories/delivery sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- delivery.ts: liveDeliveries
select "id", "version", "name", "description", "price", "free_from", "kind"
from "deliveries"
where
  "deliveries"."shop_id" = $
  and "deliveries"."deleted_at" is null
order by "deliveries"."position" asc, "deliveries"."id" asc
for no key update;

-- delivery.ts: findDeliveryPoints
select "id", "name", "address", "hours", "version", "image"
from "delivery_points"
where
  "delivery_points"."shop_id" = $
  and "delivery_points"."deleted_at" is null
order by "delivery_points"."id" asc;

-- delivery.ts: insertDelivery
insert into "deliveries" (
  "id",
  "shop_id",
  "name",
  "description",
  "price",
  "free_from",
  "position",
  "version",
  "kind",
  "deleted_at"
)
values (
  default,
  $…,
  coalesce(((select max("position") from "deliveries" where "deliveries"."shop_id" = $)), 0) + 1,
  default,
  $,
  default
)
returning "id", "version", "name", "description", "price", "free_from", "kind";

-- delivery.ts: writeDelivery
update "deliveries"
set "name" = $,
  "description" = $,
  "price" = $,
  "free_from" = $,
  "version" = "deliveries"."version" + 1,
  "kind" = $
where "deliveries"."id" = $;

-- delivery.ts: placeDeliveries
update "deliveries"
set "position" = $
where "deliveries"."id" = $;
-- or with
--   set "position" = $, "version" = "deliveries"."version" + 1

-- delivery.ts: removeDelivery
update "deliveries"
set "deleted_at" = $
where "deliveries"."id" = $;

-- delivery.ts: insertPoint
insert into "delivery_points" ("id", "shop_id", "name", "address", "hours", "image", "version", "deleted_at")
values (default, $…, default, default)
returning "id", "name", "address", "hours", "version", "image";

-- delivery.ts: lockPoint
select "id", "name", "address", "hours", "version", "image"
from "delivery_points"
where
  "delivery_points"."id" = $
  and "delivery_points"."shop_id" = $
  and "delivery_points"."deleted_at" is null
for no key update;

-- delivery.ts: writePoint
update "delivery_points"
set "name" = $, "address" = $, "hours" = $, "image" = $, "version" = "delivery_points"."version" + 1
where "delivery_points"."id" = $;

-- delivery.ts: removePoint
update "delivery_points"
set "deleted_at" = $
where "delivery_points"."id" = $;
