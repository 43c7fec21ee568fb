-- What repositories/auth sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- call-request.ts: insertCallRequest
insert into "call_requests" (
  "id",
  "shop_id",
  "phone",
  "kind",
  "code_hash",
  "provider_ref",
  "number",
  "wrong_tries",
  "status",
  "created_at",
  "expires_at"
)
values ($…, default, $…, default, default, $…);
-- or with
--   values ($…, default, default, default, default, $…)

-- call-request.ts: findGivenNumbers
select "number", "created_at"
from "call_requests"
where
  "call_requests"."shop_id" = $
  and "call_requests"."phone" = $
  and "call_requests"."kind" = $
  and "call_requests"."status" <> $
  and "call_requests"."created_at" > $
order by "call_requests"."created_at" asc;

-- call-request.ts: findCallRequest
select "kind", "status", "provider_ref", "expires_at"
from "call_requests"
where
  "call_requests"."id" = $
  and "call_requests"."shop_id" = $;

-- call-request.ts: countTry
with "counted" as (
  update "call_requests"
  set "wrong_tries" = "call_requests"."wrong_tries" + 1
  where
    ("call_requests"."id" = $ and "call_requests"."shop_id" = $)
    and "call_requests"."kind" = $
    and "call_requests"."status" = $
    and "call_requests"."wrong_tries" < $
    and "call_requests"."expires_at" > $
  returning "shop_id", "phone", "code_hash", "wrong_tries"
),
  "guarded" as (
    insert into "phone_guards" ("shop_id", "phone", "wrong_tries")
    select "shop_id", "phone", 1 as "wrong_tries"
    from "counted"
    on conflict ("shop_id", "phone") do update
    set "wrong_tries" = "phone_guards"."wrong_tries" + 1
    returning "wrong_tries"
  )
select "counted"."phone", "counted"."code_hash", "counted"."wrong_tries", "guarded"."wrong_tries"
from "counted"
cross join "guarded";

-- call-request.ts: findWrongTries
select "wrong_tries"
from "phone_guards"
where
  "phone_guards"."shop_id" = $
  and "phone_guards"."phone" = $;

-- call-request.ts: forgiveTries
delete from "phone_guards"
where
  "phone_guards"."shop_id" = $
  and "phone_guards"."phone" = $;

-- call-request.ts: confirmCall
update "call_requests"
set "status" = $
where
  ("call_requests"."id" = $ and "call_requests"."shop_id" = $)
  and "call_requests"."kind" = $
  and "call_requests"."status" = $;

-- call-request.ts: useCall
update "call_requests"
set "status" = $
where
  ("call_requests"."id" = $ and "call_requests"."shop_id" = $)
  and "call_requests"."status" = $
  and "call_requests"."expires_at" > $
returning "phone";

-- call-request.ts: deleteCallsBefore
delete from "call_requests"
where "call_requests"."expires_at" < $;

-- demo-call.ts: insertDemoCall
insert into "demo_calls" ("id", "shop_id", "phone", "number", "kind", "created_at")
values ($…);

-- demo-call.ts: findDemoRings
select "id", "phone", "number", "created_at"
from "demo_calls"
where
  "demo_calls"."shop_id" = $
  and "demo_calls"."phone" = $
  and "demo_calls"."kind" = $
  and "demo_calls"."created_at" > $
order by "demo_calls"."created_at" desc, "demo_calls"."id" asc
limit $;

-- demo-call.ts: hasDemoCalled
select "id"
from "demo_calls"
where
  "demo_calls"."shop_id" = $
  and "demo_calls"."phone" = $
  and "demo_calls"."kind" = $
  and "demo_calls"."number" = $
  and "demo_calls"."created_at" >= $
limit $;

-- demo-call.ts: deleteDemoCallsBefore
delete from "demo_calls"
where "demo_calls"."created_at" < $;

-- social.ts: lockSocialKey
select pg_advisory_xact_lock(hashtextextended($, 0));

-- social.ts: findOrInsertBySocial
select "customers"."id", "customers"."deleted_at"
from "social_identities"
inner join "customers" on "customers"."id" = "social_identities"."customer_id"
where
  "social_identities"."shop_id" = $
  and "social_identities"."provider" = $
  and "social_identities"."subject" = $
for share of "customers";

-- social.ts: findOrInsertBySocial
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
values (default, $…, default, default, default, default, default, default, default, default, $, default)
returning "id";

-- social.ts: findOrInsertBySocial
insert into "social_identities" ("shop_id", "provider", "subject", "customer_id", "created_at")
values ($…);

-- social.ts: insertSocialCode
insert into "social_codes" ("hash", "shop_id", "provider", "customer_id", "browser_hash", "expires_at")
values ($…);

-- social.ts: takeSocialCode
delete from "social_codes"
where
  "social_codes"."hash" = $
  and "social_codes"."shop_id" = $
  and "social_codes"."provider" = $
  and "social_codes"."browser_hash" = $
returning "customer_id", "expires_at";

-- social.ts: deleteSocialCodesBefore
delete from "social_codes"
where "social_codes"."expires_at" <= $;

-- token.ts: tokenHolder
select "customers"."id",
  "customers"."customer_type",
  "tokens"."last_used_at" < $,
  array_to_json(
    array(
      select unnest("customers"."flags")
      union
      select unnest("permission_groups"."flags")
      from "customer_groups" join "permission_groups" on "permission_groups"."id" = "customer_groups"."group_id"
      where "customer_groups"."customer_id" = "customers"."id"
    )
  )
from "tokens"
inner join "customers" on ("customers"."id" = "tokens"."customer_id" and "customers"."deleted_at" is null)
where
  "tokens"."hash" = $
  and "tokens"."shop_id" = $
  and "tokens"."expires_at" > $
  and "tokens"."last_used_at" > $;

-- token.ts: insertToken
insert into "tokens" (
  "hash",
  "id",
  "shop_id",
  "customer_id",
  "created_at",
  "last_used_at",
  "expires_at",
  "user_agent"
)
values ($, default, $…);

-- token.ts: touchToken
update "tokens"
set "last_used_at" = $
where
  "tokens"."hash" = $
  and "tokens"."last_used_at" < $;

-- token.ts: deleteToken
delete from "tokens"
where
  "tokens"."hash" = $
  and "tokens"."shop_id" = $;

-- token.ts: findSessions
select "id", "hash", "user_agent", "created_at", "last_used_at"
from "tokens"
where
  "tokens"."customer_id" = $
  and "tokens"."shop_id" = $
  and "tokens"."expires_at" > $
  and "tokens"."last_used_at" > $
order by "tokens"."last_used_at" desc, "tokens"."created_at" desc;

-- token.ts: deleteSession
delete from "tokens"
where
  "tokens"."id" = $
  and "tokens"."customer_id" = $
  and "tokens"."shop_id" = $
returning "id";

-- token.ts: deleteOtherSessions
delete from "tokens"
where
  "tokens"."customer_id" = $
  and "tokens"."shop_id" = $
  and "tokens"."hash" <> $;

-- token.ts: deleteEndedTokens
delete from "tokens"
where
  "tokens"."expires_at" <= $
  or "tokens"."last_used_at" <= $;
