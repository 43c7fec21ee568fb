-- What repositories/customer sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- customer-search.ts: findCustomers
select "id",
  "version",
  "first_name",
  "last_name",
  "phone",
  "avatar",
  "customer_type",
  "is_intermediary",
  "balance",
  "deleted_at",
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "permission_groups"."id" as "id", "permission_groups"."name" as "name"
      from "customer_groups"
      inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
      where "customer_groups"."customer_id" = "customers"."id"
      order by "permission_groups"."name", "permission_groups"."id"
    ) found
  )
from "customers"
where "customers"."id" in (
  select "id"
  from "customers"
  where
    "customers"."shop_id" = $
    and "customers"."deleted_at" is null
    and (
      $ = any ("customers"."flags")
      or exists (
        select "customer_groups"."group_id"
        from "customer_groups"
        inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
        where
          "customer_groups"."customer_id" = "customers"."id"
          and $ = any ("permission_groups"."flags")
      )
    )
  order by "customers"."last_name" collate "und-x-icu",
    "customers"."first_name" collate "und-x-icu",
    "customers"."id"
  limit $
)
order by "customers"."last_name" collate "und-x-icu",
  "customers"."first_name" collate "und-x-icu",
  "customers"."id";
-- or with
--   "customer_groups"."group_id" = $
--   "customers"."customer_type" in ($…)
--   "customers"."deleted_at" is not null
--   "customers"."first_name" collate "und-x-icu" desc
--   "customers"."id" desc
--   "customers"."phone" like $
--   offset $
--   order by "customers"."balance" desc, "customers"."id" desc
--   order by "customers"."balance", "customers"."id"
--   order by "customers"."id" desc
--   order by "customers"."last_name" collate "und-x-icu" desc
--   reverse("customers"."phone") like $
--   select "group_id"
--   translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
--   translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $

-- customer-search.ts: findCustomers
select count(*) as count
from "customers"
where (
  "customers"."shop_id" = $
  and "customers"."deleted_at" is null
  and (
    $ = any ("customers"."flags")
    or exists (
      select "customer_groups"."group_id"
      from "customer_groups"
      inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
      where
        "customer_groups"."customer_id" = "customers"."id"
        and $ = any ("permission_groups"."flags")
    )
  )
) ;;
-- or with
--   "customer_groups"."group_id" = $
--   "customers"."customer_type" in ($…)
--   "customers"."phone" like $
--   reverse("customers"."phone") like $
--   select "group_id"
--   translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
--   translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $
--   where ("customers"."shop_id" = $ and "customers"."deleted_at" is not null) ;
--   where ("customers"."shop_id" = $ and "customers"."deleted_at" is null) ;

-- customer-search.ts: countCustomersBy
select count(*)::int, count(*) filter (where "customer_type" = 'wholesale')::int
from "customers"
where
  "customers"."shop_id" = $
  and "customers"."deleted_at" is null
  and (
    $ = any ("customers"."flags")
    or exists (
      select "customer_groups"."group_id"
      from "customer_groups"
      inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
      where
        "customer_groups"."customer_id" = "customers"."id"
        and $ = any ("permission_groups"."flags")
    )
  );
-- or with
--   "customer_groups"."group_id" = $
--   "customers"."customer_type" in ($…)
--   "customers"."deleted_at" is not null
--   "customers"."phone" like $
--   reverse("customers"."phone") like $
--   select "group_id"
--   translate(lower("customers"."first_name" || ' ' || "customers"."last_name"), 'ё', 'е') like $
--   translate(lower("customers"."last_name" || ' ' || "customers"."first_name"), 'ё', 'е') like $

-- customer.ts: findCustomer
select "id",
  "version",
  "first_name",
  "last_name",
  "phone",
  "avatar",
  "customer_type",
  "is_intermediary",
  "balance",
  "balance" - (
    select coalesce(sum("amount"), 0)
    from "payments"
    where
      "payments"."customer_id" = "customers"."id"
      and "payments"."kind" = $
      and "payments"."state" = $
  ),
  (
    select row_to_json(found)
    from (
      select "delivery_id" as "deliveryId",
        (
          select "delivery_point_id"
          from "placed_orders" "earlier"
          where
            "earlier"."shop_id" = "customers"."shop_id"
            and "earlier"."customer_id" = "customers"."id"
            and "earlier"."deleted_at" is null
            and "earlier"."delivery_point_id" is not null
          order by "earlier"."id" desc
          limit $
        ) as "deliveryPointId",
        coalesce(
          (
            select "address"
            from "placed_orders" "earlier"
            where
              "earlier"."shop_id" = "customers"."shop_id"
              and "earlier"."customer_id" = "customers"."id"
              and "earlier"."deleted_at" is null
              and ("earlier"."delivery_id" is not null and "earlier"."delivery_point_id" is null)
            order by "earlier"."id" desc
            limit $
          ),
          ''
        ) as "address",
        "recipient_name" as "recipientName",
        "recipient_phone" as "recipientPhone"
      from "placed_orders"
      where
        "placed_orders"."shop_id" = "customers"."shop_id"
        and "placed_orders"."customer_id" = "customers"."id"
        and "placed_orders"."deleted_at" is null
      order by "placed_orders"."id" desc
      limit $
    ) found
  )
from "customers"
where
  "customers"."id" = $
  and "customers"."shop_id" = $
  and "customers"."deleted_at" is null;

-- customer.ts: insertCustomer
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
values (default, $…, default, $, default, default, default, default, default, $, default)
on conflict do nothing
returning "id", "first_name", "last_name", "phone", "customer_type";

-- customer.ts: findCustomerByPhone
select "id", "first_name", "last_name", "phone", "customer_type"
from "customers"
where
  "customers"."shop_id" = $
  and "customers"."phone" = $
  and "customers"."deleted_at" is null;

-- customer.ts: hasRecords
select (
  $
  and exists (
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
    where "placed_orders"."customer_id" = $
  )
)
  or (
    $
    and exists (
      select "id",
        "shop_id",
        "version",
        "customer_id",
        "kind",
        "amount",
        "way",
        "state",
        "receipt",
        "comment",
        "reason",
        "created_at",
        "created_by",
        "decided_at",
        "decided_by"
      from "payments"
      where "payments"."customer_id" = $
    )
  )
from (select 1) one;

-- customer.ts: lockCustomer
select "customer_type", "balance", "phone", "first_name", "last_name"
from "customers"
where
  "customers"."id" = $
  and "customers"."shop_id" = $
  and "customers"."deleted_at" is null
for no key update;

-- customer.ts: nameUnnamed
update "customers"
set "first_name" = $, "last_name" = $, "version" = "customers"."version" + 1
where
  "customers"."id" = $
  and "customers"."first_name" = $
  and "customers"."last_name" = $;

-- customer.ts: joinGroupForNew
insert into "customer_groups" ("shop_id", "customer_id", "group_id")
select "shop_id", $::int as "customer_id", "id"
from "permission_groups"
where
  "permission_groups"."shop_id" = $
  and "permission_groups"."is_for_new" = $;

-- customer.ts: findOrInsertByPhone
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
on conflict ("shop_id", "phone") do update
set "phone" = excluded.phone
returning "id", "deleted_at", xmax = 0;

-- customer.ts: isKeptFromCodes
select not "shops"."staff_sign_in_by_code"
  and exists (
    (
      select unnest("customers"."flags")
      union(
        select unnest("permission_groups"."flags")
        from "customer_groups"
        inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
        where "customer_groups"."customer_id" = "customers"."id"
      )
    ) except(
      select unnest("flags")
      from "permission_groups"
      where
        "permission_groups"."shop_id" = $
        and "permission_groups"."is_for_new" = $
    )
  )
from "customers"
inner join "shops" on "shops"."id" = "customers"."shop_id"
where
  "customers"."id" = $
  and "customers"."shop_id" = $
  and "customers"."deleted_at" is null;

-- customer.ts: hasOtherHolder
select "id"
from "customers"
where
  "customers"."shop_id" = $
  and "customers"."id" <> $
  and "customers"."deleted_at" is null
  and (
    "customers"."flags" @> $
    or exists (
      select "customer_groups"."group_id"
      from "customer_groups"
      inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
      where
        "customer_groups"."customer_id" = "customers"."id"
        and "permission_groups"."flags" @> $
    )
  )
limit $;

-- deletion.ts: endSignIns
delete from "social_codes"
where
  "social_codes"."shop_id" = $
  and "social_codes"."customer_id" = $;

-- deletion.ts: endSignIns
delete from "tokens"
where
  "tokens"."shop_id" = $
  and "tokens"."customer_id" = $;

-- deletion.ts: deleteCustomer
delete from "call_requests"
where
  "call_requests"."shop_id" = $
  and "call_requests"."phone" in (
    select "phone"
    from "customers"
    where
      "customers"."id" = $
      and "customers"."shop_id" = $
  );

-- deletion.ts: deleteCustomer
update "customers"
set "version" = "customers"."version" + 1, "deleted_at" = $
where
  "customers"."id" = $
  and "customers"."shop_id" = $
returning "id";

-- held-flags.ts: findRights
select "customer_type",
  array_to_json(
    array(
      select unnest("flags")
      union
      select unnest("flags")
      from "customer_groups" join "permission_groups" on "id" = "group_id"
      where "customer_groups"."customer_id" = "customers"."id"
    )
  )
from "customers"
where
  "customers"."id" = $
  and "customers"."shop_id" = $
  and "customers"."deleted_at" is null;

-- permission-group.ts: findGroups
select "id",
  "version",
  "name",
  "flags",
  "is_for_new",
  (
    (
      select count(*)
      from "customer_groups"
      inner join "customers" on (
        "customers"."id" = "customer_groups"."customer_id"
        and "customers"."deleted_at" is null
      )
      where "customer_groups"."group_id" = "permission_groups"."id"
    )
  )
from "permission_groups"
where
  "permission_groups"."shop_id" = $
  and "permission_groups"."id" = $
order by "permission_groups"."name" collate "und-x-icu" asc, "permission_groups"."id" asc;
-- or with
--   where "permission_groups"."shop_id" = $

-- permission-group.ts: lockPermissions
select "id"
from "shops"
where "shops"."id" = $
for no key update;

-- permission-group.ts: findHeldFlags
(
  select unnest("flags")
  from "customers"
  where
    "customers"."shop_id" = $
    and "customers"."deleted_at" is null
) union(
  select unnest("permission_groups"."flags")
  from "customer_groups"
  inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
  inner join "customers" on "customers"."id" = "customer_groups"."customer_id"
  where
    "customers"."shop_id" = $
    and "customers"."deleted_at" is null
);

-- permission-group.ts: findGroup
select "id", "version", "name", "flags", "is_for_new"
from "permission_groups"
where
  "permission_groups"."shop_id" = $
  and "permission_groups"."id" = $;

-- permission-group.ts: isNameTaken
select "id"
from "permission_groups"
where
  "permission_groups"."shop_id" = $
  and lower("permission_groups"."name" collate "und-x-icu") = lower($::text collate "und-x-icu")
  and "permission_groups"."id" <> $
limit $;

-- permission-group.ts: findGroupForNew
select "id", "version", "name", "flags", "is_for_new"
from "permission_groups"
where
  "permission_groups"."shop_id" = $
  and "permission_groups"."is_for_new" = $;

-- permission-group.ts: insertGroup
insert into "permission_groups" ("id", "shop_id", "version", "name", "flags", "is_for_new")
values (default, $, default, $…)
returning "id";

-- permission-group.ts: writeGroup
update "permission_groups"
set "version" = "permission_groups"."version" + 1, "is_for_new" = $
where "permission_groups"."id" = $;
-- or with
--   set "version" = "permission_groups"."version" + 1, "name" = $, "flags" = $, "is_for_new" = $

-- permission-group.ts: deleteGroup
delete from "permission_groups"
where "permission_groups"."id" = $;

-- person.ts: findPerson
select (
  select row_to_json(found)
  from (
    select "id" as "id",
      "version" as "version",
      "first_name" as "firstName",
      "last_name" as "lastName",
      "phone" as "phone",
      "avatar" as "avatar",
      "customer_type" as "customerType",
      "is_intermediary" as "isIntermediary",
      "comment" as "comment",
      "flags" as "flags",
      "balance" as "balance",
      "deleted_at" as "deletedAt"
    from "customers"
    where
      "customers"."id" = $
      and "customers"."shop_id" = $
  ) found
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "permission_groups"."id" as "id",
        "permission_groups"."name" as "name",
        "permission_groups"."flags" as "flags"
      from "customer_groups"
      inner join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
      where "customer_groups"."customer_id" = $
      order by "permission_groups"."name", "permission_groups"."id"
    ) found
  )
from (select 1) one;

-- person.ts: lockPerson
select "id"
from "customers"
where
  "customers"."id" = $
  and "customers"."shop_id" = $
for no key update;

-- person.ts: writePerson
update "customers"
set "first_name" = $,
  "last_name" = $,
  "phone" = $,
  "avatar" = $,
  "customer_type" = $,
  "flags" = $,
  "is_intermediary" = $,
  "comment" = $,
  "version" = "customers"."version" + 1
where "customers"."id" = $;
-- or with
--   set "version" = "customers"."version" + 1, "deleted_at" = $

-- person.ts: writeGroups
delete from "customer_groups"
where "customer_groups"."customer_id" = $;

-- person.ts: writeGroups
insert into "customer_groups" ("shop_id", "customer_id", "group_id")
values ($…);
-- or with
--   values ($…) …

-- person.ts: findGroupsOf
select "id", "name", "flags"
from "permission_groups"
where
  "permission_groups"."shop_id" = $
  and "permission_groups"."id" in ($…);

-- person.ts: isBusy
select exists (
  (
    select "id"
    from "placed_orders"
    where
      "placed_orders"."customer_id" = $
      and "placed_orders"."deleted_at" is null
      and "placed_orders"."state" not in ($…)
  )
)
  or exists ((select "id" from "payments" where ("payments"."customer_id" = $ and "payments"."state" = $)))
from (select 1) one;
