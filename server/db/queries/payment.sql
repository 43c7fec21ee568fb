-- What repositories/payment sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- payment-list.ts: findPayments
select (
  select count(*)
  from "payments"
  where
    "payments"."shop_id" = $
    and "payments"."customer_id" in ($…)
    and (
      "payments"."id" in ($…)
      or "payments"."customer_id" in (
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
      select "page"."id" as "id",
        "page"."version" as "version",
        "page"."kind" as "kind",
        "page"."amount" as "amount",
        "page"."way" as "way",
        "page"."state" as "state",
        "page"."receipt" as "receipt",
        "page"."comment" as "comment",
        "page"."reason" as "reason",
        "page"."created_at" as "createdAt",
        "page"."decided_at" as "decidedAt",
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
        json_build_object('balance', "customers"."balance") as "funds",
        json_build_object(
          'id',
          "author"."id",
          'firstName',
          "author"."first_name",
          'lastName',
          "author"."last_name",
          'phone',
          "author"."phone"
        ) as "author",
        json_build_object(
          'id',
          "decider"."id",
          'firstName',
          "decider"."first_name",
          'lastName',
          "decider"."last_name",
          'phone',
          "decider"."phone"
        ) as "decider",
        (
          select coalesce(json_agg(found), '[]')
          from (
            select "payment_changes"."id" as "id",
              "payment_changes"."fields" as "fields",
              "payment_changes"."at" as "at",
              json_build_object(
                'id',
                "changer"."id",
                'firstName',
                "changer"."first_name",
                'lastName',
                "changer"."last_name",
                'phone',
                "changer"."phone"
              ) as "author"
            from "payment_changes"
            left join "customers" "changer" on "changer"."id" = "payment_changes"."author_id"
            where "payment_changes"."payment_id" = "page"."id"
            order by "payment_changes"."id" asc
          ) found
        ) as "changes",
        (
          select coalesce(json_agg(found), '[]')
          from (
            select "audit_entries"."at" as "at",
              json_build_object(
                'id',
                "phone_changer"."id",
                'firstName',
                "phone_changer"."first_name",
                'lastName',
                "phone_changer"."last_name",
                'phone',
                "phone_changer"."phone"
              ) as "author"
            from "audit_entries"
            left join "customers" "phone_changer" on "phone_changer"."id" = "audit_entries"."author_id"
            where
              "page"."kind" = $
              and "page"."state" = $
              and (
                "audit_entries"."shop_id" = "page"."shop_id"
                and "audit_entries"."entity" = $
                and "audit_entries"."record_id" = "page"."customer_id"
                and "audit_entries"."action" = $
                and "audit_entries"."at" > $::timestamptz
                and "audit_entries"."after" ? 'phone'
              )
            order by "audit_entries"."id" desc
          ) found
        ) as "phoneChanges"
      from (
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
        where
          "payments"."shop_id" = $
          and "payments"."customer_id" in ($…)
          and (
            "payments"."id" in ($…)
            or "payments"."customer_id" in (
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
        order by "payments"."id" desc nulls last
        limit $
        offset $
      ) "page"
      inner join "customers" on "customers"."id" = "page"."customer_id"
      left join "customers" "author" on "author"."id" = "page"."created_by"
      left join "customers" "decider" on "decider"."id" = "page"."decided_by"
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
--   "payments"."amount" <= $
--   "payments"."amount" >= $
--   "payments"."created_at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "payments"."created_at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "payments"."decided_at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "payments"."decided_at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "payments"."decided_by" in ($…)
--   "payments"."kind" in ($…)
--   "payments"."state" in ($…)
--   "payments"."way" in ($…)
--   ("payments"."amount" >= $ and "payments"."amount" <= $)
--   ("payments"."shop_id" = $ and "payments"."customer_id" in ($…) and "payments"."kind" in ($…))
--   ("payments"."shop_id" = $ and "payments"."customer_id" in ($…))
--   order by ("page"."state" = 'W') desc nulls last, "page"."id" desc nulls last
--   order by ("payments"."state" = 'W') desc nulls last, "payments"."id" desc nulls last
--   where "payments"."shop_id" = $

-- payment-list.ts: total
select (
  select coalesce(json_agg(found), '[]')
  from (
    select "kind" as "kind",
      "way" as "way",
      "state" as "state",
      count(*) as "payments",
      sum("payments"."amount") as "amount"
    from "payments"
    where
      "payments"."shop_id" = $
      and (
        "payments"."id" in ($…)
        or "payments"."customer_id" in (
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
    group by "payments"."kind", "payments"."way", "payments"."state"
    order by "payments"."kind" asc, "payments"."way" asc, "payments"."state" asc
  ) found
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select json_build_object(
        'id',
        "decider"."id",
        'firstName',
        "decider"."first_name",
        'lastName',
        "decider"."last_name",
        'phone',
        "decider"."phone"
      ) as "decider",
        "payments" as "payments"
      from (
        select "decided_by", count(*) as "payments"
        from "payments"
        where
          (
            "payments"."shop_id" = $
            and (
              "payments"."id" in ($…)
              or "payments"."customer_id" in (
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
          )
          and "payments"."decided_by" is not null
        group by "payments"."decided_by"
      ) "decided"
      inner join "customers" "decider" on "decider"."id" = "decided"."decided_by"
      order by "payments" desc, "decider"."id" asc
    ) found
  )
from (select 1) one;
-- or with
--   "payments"."amount" >= $
--   "payments"."created_at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "payments"."created_at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "payments"."customer_id" in ($…)
--   "payments"."decided_at" < ($::date + 1)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "payments"."decided_at" >= ($::date)::timestamp at time zone(select "time_zone" from "shops" where "shops"."id" = $)
--   "payments"."decided_by" in ($…)
--   "payments"."kind" in ($…)
--   "payments"."way" in ($…)
--   ("payments"."shop_id" = $ and "payments"."customer_id" in ($…) and "payments"."kind" in ($…))
--   ("payments"."shop_id" = $ and "payments"."customer_id" in ($…))
--   ("payments"."shop_id" = $ and "payments"."kind" in ($…))
--   ("payments"."shop_id" = $ and "payments"."way" in ($…))
--   where "payments"."shop_id" = $

-- payment.ts: findPayment
select "payments"."id",
  "payments"."version",
  "payments"."kind",
  "payments"."amount",
  "payments"."way",
  "payments"."state",
  "payments"."receipt",
  "payments"."comment",
  "payments"."reason",
  "payments"."created_at",
  "payments"."decided_at",
  "customers"."id",
  "customers"."first_name",
  "customers"."last_name",
  "customers"."phone",
  "customers"."balance",
  "author"."id",
  "author"."first_name",
  "author"."last_name",
  "author"."phone",
  "decider"."id",
  "decider"."first_name",
  "decider"."last_name",
  "decider"."phone",
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "payment_changes"."id" as "id",
        "payment_changes"."fields" as "fields",
        "payment_changes"."at" as "at",
        json_build_object(
          'id',
          "changer"."id",
          'firstName',
          "changer"."first_name",
          'lastName',
          "changer"."last_name",
          'phone',
          "changer"."phone"
        ) as "author"
      from "payment_changes"
      left join "customers" "changer" on "changer"."id" = "payment_changes"."author_id"
      where "payment_changes"."payment_id" = "payments"."id"
      order by "payment_changes"."id" asc
    ) found
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "audit_entries"."at" as "at",
        json_build_object(
          'id',
          "phone_changer"."id",
          'firstName',
          "phone_changer"."first_name",
          'lastName',
          "phone_changer"."last_name",
          'phone',
          "phone_changer"."phone"
        ) as "author"
      from "audit_entries"
      left join "customers" "phone_changer" on "phone_changer"."id" = "audit_entries"."author_id"
      where
        "payments"."kind" = $
        and "payments"."state" = $
        and (
          "audit_entries"."shop_id" = "payments"."shop_id"
          and "audit_entries"."entity" = $
          and "audit_entries"."record_id" = "payments"."customer_id"
          and "audit_entries"."action" = $
          and "audit_entries"."at" > $
          and "audit_entries"."after" ? 'phone'
        )
      order by "audit_entries"."id" desc
    ) found
  )
from "payments"
inner join "customers" on "customers"."id" = "payments"."customer_id"
left join "customers" "author" on "author"."id" = "payments"."created_by"
left join "customers" "decider" on "decider"."id" = "payments"."decided_by"
where
  "payments"."id" = $
  and "payments"."shop_id" = $;

-- payment.ts: sumWaiting
select count(*),
  coalesce(sum("amount") filter (where "kind" = $), 0),
  coalesce(sum("amount") filter (where "kind" = $), 0)
from "payments"
where
  "payments"."customer_id" = $
  and "payments"."state" = $;

-- payment.ts: lockPayment
select "id", "version", "customer_id", "kind", "amount", "way", "comment", "state"
from "payments"
where
  "payments"."id" = $
  and "payments"."shop_id" = $
for no key update;

-- payment.ts: decidePayment
update "payments"
set "version" = "payments"."version" + 1, "state" = $, "reason" = $, "decided_at" = $, "decided_by" = $
where "payments"."id" = $;

-- payment.ts: changePayment
update "payments"
set "version" = "payments"."version" + 1, "amount" = $, "way" = $, "comment" = $
where "payments"."id" = $;

-- payment.ts: changePayment
insert into "payment_changes" ("id", "shop_id", "payment_id", "fields", "author_id", "at")
values (default, $…);

-- payment.ts: insertPaymentAsIs
insert into "payments" (
  "id",
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
)
values (default, $, default, $…, default, $, default, $…, default, default)
returning "id";
-- or with
--   values (default, $, default, $…, default, $…)
--   values (default, $, default, $…, default, $…, default, $…, default, default)

-- phone-changes.ts: hasChangedPhone
select "id"
from "audit_entries"
where
  (
    "audit_entries"."shop_id" = $
    and "audit_entries"."entity" = $
    and "audit_entries"."record_id" = $
    and "audit_entries"."action" = $
    and "audit_entries"."at" > $
    and "audit_entries"."after" ? 'phone'
  )
  and "audit_entries"."author_id" = $
limit $;
