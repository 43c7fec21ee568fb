-- What repositories/favourite sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- favourite.ts: favouriteItems
select "favourites"."item_id"
from "favourites"
inner join "items" on (
  "items"."id" = "favourites"."item_id"
  and ("items"."deleted_at" is null and not "items"."is_hidden")
)
where
  "favourites"."customer_id" = $
  and "favourites"."is_marked" = $
order by "favourites"."marked_at" desc, "favourites"."item_id" desc;

-- favourite.ts: put
insert into "favourites" (
  "shop_id",
  "customer_id",
  "item_id",
  "is_marked",
  "marked_at",
  "changed_by",
  "change_number"
)
select "shop_id",
  $::int as "customer_id",
  "id",
  $::boolean as "is_marked",
  $::timestamptz as "marked_at",
  $::uuid as "changed_by",
  $::int as "change_number"
from "items"
where
  ("items"."id" = $ and "items"."shop_id" = $)
  and ("items"."deleted_at" is null and not "items"."is_hidden")
  and (
    (
      select count(*)
      from "favourites"
      inner join "items" on (
        "items"."id" = "favourites"."item_id"
        and ("items"."deleted_at" is null and not "items"."is_hidden")
      )
      where
        "favourites"."customer_id" = $
        and "favourites"."is_marked" = $
    ) < $
    or exists (
      select "item_id"
      from "favourites"
      where
        ("favourites"."customer_id" = $ and "favourites"."is_marked" = $)
        and "favourites"."item_id" = $
    )
  )
on conflict ("customer_id", "item_id") do update
set "is_marked" = case
  when coalesce(
    "favourites"."changed_by" = $::uuid
    and "favourites"."change_number" > $::int, false
  ) then "favourites"."is_marked"
  else $::boolean
end,
  "marked_at" = case
    when coalesce(
      "favourites"."changed_by" = $::uuid
      and "favourites"."change_number" > $::int, false
    ) then "favourites"."marked_at"
    else case when "favourites"."is_marked" then "favourites"."marked_at" else excluded.marked_at end
  end,
  "changed_by" = case
    when coalesce(
      "favourites"."changed_by" = $::uuid
      and "favourites"."change_number" > $::int, false
    ) then "favourites"."changed_by"
    else $::uuid
  end,
  "change_number" = case
    when coalesce(
      "favourites"."changed_by" = $::uuid
      and "favourites"."change_number" > $::int, false
    ) then "favourites"."change_number"
    else $::int
  end
returning "item_id";

-- favourite.ts: remove
insert into "favourites" (
  "shop_id",
  "customer_id",
  "item_id",
  "is_marked",
  "marked_at",
  "changed_by",
  "change_number"
)
select "shop_id",
  $::int as "customer_id",
  "id",
  $::boolean as "is_marked",
  $::timestamptz as "marked_at",
  $::uuid as "changed_by",
  $::int as "change_number"
from "items"
where
  "items"."id" = $
  and "items"."shop_id" = $
on conflict ("customer_id", "item_id") do update
set "is_marked" = case
  when coalesce(
    "favourites"."changed_by" = $::uuid
    and "favourites"."change_number" > $::int, false
  ) then "favourites"."is_marked"
  else $::boolean
end,
  "marked_at" = case
    when coalesce(
      "favourites"."changed_by" = $::uuid
      and "favourites"."change_number" > $::int, false
    ) then "favourites"."marked_at"
    else excluded.marked_at
  end,
  "changed_by" = case
    when coalesce(
      "favourites"."changed_by" = $::uuid
      and "favourites"."change_number" > $::int, false
    ) then "favourites"."changed_by"
    else $::uuid
  end,
  "change_number" = case
    when coalesce(
      "favourites"."changed_by" = $::uuid
      and "favourites"."change_number" > $::int, false
    ) then "favourites"."change_number"
    else $::int
  end;

-- favourite.ts: lockFavourites
select "id"
from "customers"
where "customers"."id" = $
for no key update;

-- favourite.ts: deleteRemovedFavourites
delete from "favourites"
where
  not "favourites"."is_marked"
  and "favourites"."marked_at" < $;
