-- What repositories/catalogue sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- catalogue-version.ts: countChanges
select coalesce(sum("changes"), 0), coalesce(sum("listing_changes"), 0), count(*)
from "catalogue_changes"
where "catalogue_changes"."shop_id" = $;

-- catalogue-version.ts: foldCatalogueChanges
with folded as (
  delete from "catalogue_changes"
  where shop_id = $
  returning changes, listing_changes
) insert into "catalogue_changes" (shop_id, changes, listing_changes)
select $, sum(changes), sum(listing_changes)
from folded
having count(*) > 0;

-- category-edit.ts: lockCategories
select pg_advisory_xact_lock(hashtextextended($, 0));

-- category-edit.ts: lockCategories
select "id", "parent_id", "name", "image", "position"
from "categories"
where "categories"."shop_id" = $
order by "categories"."position" asc, "categories"."id" asc
for update;

-- category-edit.ts: insertCategory
insert into "categories" ("id", "shop_id", "parent_id", "name", "image", "position")
values (default, $…)
returning "id";

-- category-edit.ts: writeCategory
update "categories"
set "parent_id" = $
where "categories"."id" = $;
-- or with
--   set "parent_id" = $, "name" = $, "image" = $
--   set "position" = $

-- category-edit.ts: countOwnItems
select count(*)
from "items"
where
  "items"."category_id" = $
  and "items"."deleted_at" is not null;
-- or with
--   "items"."deleted_at" is null

-- category-edit.ts: moveItems
update "items"
set "category_id" = $, "version" = "items"."version" + 1
where "items"."category_id" = $;

-- category-edit.ts: moveItems
delete from "item_other_categories" o using "items" i
where o.category_id = $ and i.id = o.item_id and i.category_id = $;

-- category-edit.ts: moveFromOther
with gone as (
  delete from "item_other_categories"
  where category_id = $
  returning item_id
),
  counted as (
    update "items"
    set version = version + 1
    where id in (select item_id from gone)
  ) insert into "item_other_categories" (shop_id, item_id, category_id)
select i.shop_id, i.id, $::int
from gone join "items" i on i.id = gone.item_id
where i.category_id <> $::int
on conflict do nothing;

-- category-edit.ts: removeCategory
delete from "categories"
where "categories"."id" = $;

-- category.ts: findCategories
with recursive placed as (
  select id, array[position, id] as place
  from categories
  where shop_id = $ and parent_id is null
  union all
  select c.id, placed.place || array[c.position, c.id]
  from categories c join placed on c.parent_id = placed.id
),
  below as (
    select id as top, id
    from placed
    union
    select below.top, c.id
    from categories c join below on c.parent_id = below.id
  ),
  counted as (
    select category_id as id, count(*) as n
    from (
      select id, category_id
      from items
      where shop_id = $ and deleted_at is null and not is_hidden
    ) f
    group by category_id
  ),
  added as (
    select below.top, count(distinct f.id) as n
    from (
      select id, category_id
      from items
      where shop_id = $ and deleted_at is null and not is_hidden
    ) f join item_other_categories o on o.item_id = f.id join below on below.id = o.category_id
    where not exists (
      select
      from below main
      where main.top = below.top and main.id = f.category_id
    )
    group by below.top
  ),
  totals as (
    select top as category_id, sum(n)::int as total
    from (
      select below.top, counted.n
      from below join counted using(id)
      union all
      select top, n
      from added
    ) parts
    group by top
  )
select c.id, c.name, c.parent_id as "parentId", c.image, coalesce(totals.total, 0) as "itemsCount"
from placed join categories c using(id)
left join totals on totals.category_id = c.id
order by placed.place;

-- item-anywhere.ts: anywhere
with "found" as (
  (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        case
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 2
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 1
          else 0
        end
      ) as "names",
      true as "is_said"
    from "items"
    where
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and "items"."search" @@ (
        case
          when numnode(
            (
              case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end
            )
          ) = 0 then (
            to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
          )
          else (
            case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end
          )
        end
      )
  ) union all (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        case
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 2
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 1
          else 0
        end
      ) as "names",
      false as "is_said"
    from "items"
    where
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and not "items"."search" @@ (
        case
          when numnode(
            (
              case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end
            )
          ) = 0 then (
            to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
          )
          else (
            case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end
          )
        end
      )
      and (
        "items"."category_id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(
                        (
                          case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end
                        )
                      ) = 0 then (
                        to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
                      )
                      else (
                        case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end
                      )
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select id
            from below
          )
        )
        or "items"."id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(
                        (
                          case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end
                        )
                      ) = 0 then (
                        to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
                      )
                      else (
                        case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end
                      )
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select o.item_id
            from item_other_categories o join below on o.category_id = below.id
          )
        )
      )
  )
)
select exists (select from "found")
from (select 1) one;
-- or with
--   (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
--   ) = 0 then (to_tsquery('simple', $) && to_tsquery('simple', $))
--   ) = 0 then (to_tsquery('simple', $))
--   when "search" @@ ((to_tsquery('russian', $) || to_tsquery('simple', $))) then 1
--   when "search" @@ ((to_tsquery('russian', $) || to_tsquery('simple', $))) then 2

-- item-counts.ts: listed
select (
  with recursive below as (
    select id as top, id
    from categories
    where shop_id = $
    union
    select below.top, c.id
    from categories c join below on c.parent_id = below.id
  ),
    counted as (
      select category_id as id, count(*) as n
      from (
        (
          select "id", "category_id"
          from "items"
          where
            ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
            and (
              case
                when "items"."trade_price" < "items"."discounted_price" then round(
                  ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
                )
                else "items"."discount"
              end
            ) > $
        )
      ) f
      group by category_id
    ),
    added as (
      select below.top, count(distinct f.id) as n
      from (
        (
          select "id", "category_id"
          from "items"
          where
            ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
            and (
              case
                when "items"."trade_price" < "items"."discounted_price" then round(
                  ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
                )
                else "items"."discount"
              end
            ) > $
        )
      ) f join item_other_categories o on o.item_id = f.id join below on below.id = o.category_id
      where not exists (
        select
        from below main
        where main.top = below.top and main.id = f.category_id
      )
      group by below.top
    ),
    totals as (
      select top as category_id, sum(n)::int as total
      from (
        select below.top, counted.n
        from below join counted using(id)
        union all
        select top, n
        from added
      ) parts
      group by top
    )
  select json_build_object(
    'total',
    (select coalesce(sum(n), 0) from counted),
    'categories',
    (
      select coalesce(json_agg(totals order by category_id), '[]')
      from totals
    )
  )
)
from (select 1) one;
-- or with
--   "items"."deleted_at" is null
--   "items"."discount" > $
--   "items"."discounted_price" <= $
--   "items"."discounted_price" >= $
--   "items"."is_new"
--   "items"."shop_id" = $
--   ("items"."discounted_price" >= $ and "items"."discounted_price" <= $)
--   (not "items"."is_hidden" or $)
--   least("items"."discounted_price", "items"."trade_price") <= $

-- item-counts.ts: searched
with "found" as (
  (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        case
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 2
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 1
          else 0
        end
      ) as "names",
      true as "is_said"
    from "items"
    where
      (
        ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
        and (
          case
            when "items"."trade_price" < "items"."discounted_price" then round(
              ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
            )
            else "items"."discount"
          end
        ) > $
      )
      and "items"."search" @@ (
        case
          when numnode(
            (
              case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end
            )
          ) = 0 then (
            to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
          )
          else (
            case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end
          )
        end
      )
  ) union all (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        case
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 2
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 1
          else 0
        end
      ) as "names",
      false as "is_said"
    from "items"
    where
      (
        ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
        and (
          case
            when "items"."trade_price" < "items"."discounted_price" then round(
              ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
            )
            else "items"."discount"
          end
        ) > $
      )
      and not "items"."search" @@ (
        case
          when numnode(
            (
              case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end
            )
          ) = 0 then (
            to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
          )
          else (
            case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end
          )
        end
      )
      and (
        "items"."category_id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(
                        (
                          case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end
                        )
                      ) = 0 then (
                        to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
                      )
                      else (
                        case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end
                      )
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select id
            from below
          )
        )
        or "items"."id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(
                        (
                          case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end
                        )
                      ) = 0 then (
                        to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
                      )
                      else (
                        case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end
                      )
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select o.item_id
            from item_other_categories o join below on o.category_id = below.id
          )
        )
      )
  )
)
select (
  with recursive below as (
    select id as top, id
    from categories
    where shop_id = $
    union
    select below.top, c.id
    from categories c join below on c.parent_id = below.id
  ),
    counted as (
      select category_id as id, count(*) as n
      from "found" f
      group by category_id
    ),
    added as (
      select below.top, count(distinct f.id) as n
      from "found" f join item_other_categories o on o.item_id = f.id join below on below.id = o.category_id
      where not exists (
        select
        from below main
        where main.top = below.top and main.id = f.category_id
      )
      group by below.top
    ),
    totals as (
      select top as category_id, sum(n)::int as total
      from (
        select below.top, counted.n
        from below join counted using(id)
        union all
        select top, n
        from added
      ) parts
      group by top
    )
  select json_build_object(
    'total',
    (select coalesce(sum(n), 0) from counted),
    'categories',
    (
      select coalesce(json_agg(totals order by category_id), '[]')
      from totals
    )
  )
)
from (select 1) one;
-- or with
--   "items"."discount" > $
--   "items"."discounted_price" >= $
--   (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
--   ) = 0 then (to_tsquery('simple', $) && to_tsquery('simple', $))
--   ) = 0 then (to_tsquery('simple', $))
--   when "search" @@ ((to_tsquery('russian', $) || to_tsquery('simple', $))) then 1
--   when "search" @@ ((to_tsquery('russian', $) || to_tsquery('simple', $))) then 2

-- item-counts.ts: searchedInPart
with "found" as (
  (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int
      ) as "has",
      (
        (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int
      ) as "names",
      "items"."discounted_price" >= $ as "is_left"
    from "items"
    where
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and "items"."search" @@ (
        case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end
      )
  ) union all (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int
      ) as "has",
      (
        (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int
      ) as "names",
      "items"."discounted_price" >= $ as "is_left"
    from "items"
    where
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and not "items"."search" @@ (
        case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end
      )
      and (
        "items"."category_id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select id
            from below
          )
        )
        or "items"."id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select o.item_id
            from item_other_categories o join below on o.category_id = below.id
          )
        )
      )
  )
),
  "best" as (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      "has",
      "names",
      "is_left"
    from "found"
    where
      "has" = (select max("has") from "found")
      and "is_left"
  )
select (
  with recursive below as (
    select id as top, id
    from categories
    where shop_id = $
    union
    select below.top, c.id
    from categories c join below on c.parent_id = below.id
  ),
    counted as (
      select category_id as id, count(*) as n
      from "best" f
      group by category_id
    ),
    added as (
      select below.top, count(distinct f.id) as n
      from "best" f join item_other_categories o on o.item_id = f.id join below on below.id = o.category_id
      where not exists (
        select
        from below main
        where main.top = below.top and main.id = f.category_id
      )
      group by below.top
    ),
    totals as (
      select top as category_id, sum(n)::int as total
      from (
        select below.top, counted.n
        from below join counted using(id)
        union all
        select top, n
        from added
      ) parts
      group by top
    )
  select json_build_object(
    'total',
    (select coalesce(sum(n), 0) from counted),
    'categories',
    (
      select coalesce(json_agg(totals order by category_id), '[]')
      from totals
    )
  )
),
  (select max("has") from "found") is not null,
  coalesce(
    (select max("has") from "found") = (
      (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int
    ),
    false
  )
from (select 1) one;
-- or with
--   ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
--   (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int
--   ) > $ as "is_left"
--   else "items"."discount"
--   true as "is_left"
--   when "items"."trade_price" < "items"."discounted_price" then round(

-- item-edit.ts: lockItem
select "id",
  "version",
  "deleted_at",
  "category_id",
  "name",
  "article",
  "description",
  "retail_price",
  "trade_price",
  "discount",
  "images",
  "is_new",
  "is_hidden",
  "count_step",
  "count_min",
  "stock"
from "items"
where
  "items"."id" = $
  and "items"."shop_id" = $
for update;

-- item-edit.ts: lockItem
select "name", "value"
from "item_attributes"
where "item_attributes"."item_id" = $
order by "item_attributes"."position" asc;

-- item-edit.ts: holdCategories
select "id"
from "categories"
where
  "categories"."id" in ($…)
  and "categories"."shop_id" = $
for key share;

-- item-edit.ts: writeAttributes
delete from "item_attributes"
where "item_attributes"."item_id" = $;

-- item-edit.ts: writeAttributes
insert into "item_attributes" ("shop_id", "item_id", "position", "name", "value")
values ($…);
-- or with
--   values ($…) …

-- item-edit.ts: insertItem
insert into "items" (
  "id",
  "shop_id",
  "category_id",
  "name",
  "article",
  "description",
  "retail_price",
  "trade_price",
  "discount",
  "images",
  "is_new",
  "popularity",
  "is_hidden",
  "count_step",
  "count_min",
  "stock",
  "version",
  "created_at",
  "deleted_at"
)
values (default, $…, default, $…, default, $, default)
returning "id";

-- item-edit.ts: writeItem
update "items"
set "category_id" = $,
  "name" = $,
  "article" = $,
  "description" = $,
  "retail_price" = $,
  "trade_price" = $,
  "discount" = $,
  "is_new" = $,
  "is_hidden" = $,
  "count_step" = $,
  "count_min" = $,
  "stock" = $,
  "version" = "items"."version" + 1
where "items"."id" = $;
-- or with
--   set "article" = $, "version" = "items"."version" + 1
--   set "category_id" = $, "name" = $, "version" = "items"."version" + 1
--   set "category_id" = $, "version" = "items"."version" + 1
--   set "count_step" = $, "count_min" = $, "stock" = $, "version" = "items"."version" + 1
--   set "count_step" = $, "count_min" = $, "version" = "items"."version" + 1
--   set "description" = $, "trade_price" = $, "version" = "items"."version" + 1
--   set "discount" = $, "version" = "items"."version" + 1
--   set "images" = $, "version" = "items"."version" + 1
--   set "is_hidden" = $, "version" = "items"."version" + 1
--   set "is_new" = $, "version" = "items"."version" + 1
--   set "name" = $, "description" = $, "version" = "items"."version" + 1
--   set "name" = $, "images" = $, "version" = "items"."version" + 1
--   set "name" = $, "retail_price" = $, "version" = "items"."version" + 1
--   set "name" = $, "trade_price" = $, "version" = "items"."version" + 1
--   set "name" = $, "version" = "items"."version" + 1
--   set "retail_price" = $, "trade_price" = $, "version" = "items"."version" + 1
--   set "retail_price" = $, "version" = "items"."version" + 1
--   set "stock" = $, "version" = "items"."version" + 1
--   set "trade_price" = $, "version" = "items"."version" + 1
--   set "version" = "items"."version" + 1
--   set "version" = "items"."version" + 1, "deleted_at" = $

-- item-file.ts: findItemsForFile
select "id",
  "version",
  "deleted_at",
  "category_id",
  "name",
  "article",
  "description",
  "retail_price",
  "trade_price",
  "discount",
  "images",
  "is_new",
  "is_hidden",
  "count_step",
  "count_min",
  "stock",
  (
    select coalesce(json_agg("category_id" order by "category_id"), '[]')
    from "item_other_categories"
    where "item_other_categories"."item_id" = "items"."id"
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "name" as "name", "value" as "value"
      from "item_attributes"
      where "item_attributes"."item_id" = "items"."id"
      order by "item_attributes"."position" asc
    ) found
  )
from "items"
where
  "items"."shop_id" = $
  and "items"."id" in ($…);

-- item-file.ts: lockItemsForFile
select "id",
  "version",
  "deleted_at",
  "category_id",
  "name",
  "article",
  "description",
  "retail_price",
  "trade_price",
  "discount",
  "images",
  "is_new",
  "is_hidden",
  "count_step",
  "count_min",
  "stock",
  (
    select coalesce(json_agg("category_id" order by "category_id"), '[]')
    from "item_other_categories"
    where "item_other_categories"."item_id" = "items"."id"
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "name" as "name", "value" as "value"
      from "item_attributes"
      where "item_attributes"."item_id" = "items"."id"
      order by "item_attributes"."position" asc
    ) found
  )
from "items"
where
  "items"."shop_id" = $
  and "items"."id" in ($…)
order by "items"."id" asc
for update;

-- item-file.ts: findByArticles
select asked.article, i.id
from jsonb_array_elements_text($::jsonb) as asked(article) join "items" i on lower(i.article collate "und-x-icu") = lower(asked.article collate "und-x-icu")
  and i.shop_id = $
  and i.deleted_at is null
  and i.article <> '';

-- item-file.ts: insertItems
insert into "items" (
  "id",
  "shop_id",
  "category_id",
  "name",
  "article",
  "description",
  "retail_price",
  "trade_price",
  "discount",
  "images",
  "is_new",
  "popularity",
  "is_hidden",
  "count_step",
  "count_min",
  "stock",
  "version",
  "created_at",
  "deleted_at"
)
values (default, $…, default, $…, default, $, default)
returning "id", "article";
-- or with
--   values (default, $…, default, $…, default, $, default) …

-- item-file.ts: writeColumns
update "items" i
set "description" = w."description",
  "is_hidden" = w."isHidden",
  "trade_price" = w."tradePrice",
  version = i.version + 1
from jsonb_to_recordset($::jsonb) as w(id int, "description" text, "isHidden" boolean, "tradePrice" bigint)
where i.id = w.id;
-- or with
--   from jsonb_to_recordset($::jsonb) as w(id int, "categoryId" integer)
--   from jsonb_to_recordset($::jsonb) as w(id int, "countMin" integer, "countStep" integer, "stock" integer)
--   from jsonb_to_recordset($::jsonb) as w(id int, "countStep" integer, "stock" integer)
--   from jsonb_to_recordset($::jsonb) as w(id int, "images" jsonb)
--   from jsonb_to_recordset($::jsonb) as w(id int, "retailPrice" bigint)
--   from jsonb_to_recordset($::jsonb) as w(id int, "stock" integer)
--   set "category_id" = w."categoryId", version = i.version + 1
--   set "count_min" = w."countMin", "count_step" = w."countStep", "stock" = w."stock", version = i.version + 1
--   set "count_step" = w."countStep", "stock" = w."stock", version = i.version + 1
--   set "images" = w."images", version = i.version + 1
--   set "retail_price" = w."retailPrice", version = i.version + 1
--   set "stock" = w."stock", version = i.version + 1

-- item-file.ts: replaceAttributes
delete from "item_attributes"
where "item_attributes"."item_id" in ($…);

-- item-file.ts: replaceAttributes
insert into "item_attributes" ("shop_id", "item_id", "position", "name", "value")
values ($…) …;

-- item-search.ts: findKnownWords
select (
  numnode(to_tsquery('russian', list.forms[1])) = 0
  or exists (
    select 1
    from "items"
    where "items"."shop_id" = $
      and "items"."deleted_at" is null
      and "items"."search" @@ (
        to_tsquery('russian', array_to_string(list.forms, ' | ')) || to_tsquery('simple', array_to_string(list.forms, ':* | ') || ':*')
      )
  )
  or exists (
    select 1
    from "categories"
    where "categories"."shop_id" = $
      and (
        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
      ) @@ (
        to_tsquery('russian', array_to_string(list.forms, ' | ')) || to_tsquery('simple', array_to_string(list.forms, ':* | ') || ':*')
      )
  )
) as "isKnown"
from rows
from (jsonb_to_recordset($::jsonb) as (forms text[])) with ordinality as list(forms, place)
order by list.place;

-- item-search.ts: lookUpWords
with typed as (
  select t.ordinality as n,
    t.word,
    t.forms,
    t.swaps,
    coalesce((ts_lexize('russian_stem', t.word)) [1], t.word) as stem
  from rows
  from (
    jsonb_to_recordset($::jsonb) as (word text, forms text[], swaps text[])
  ) with ordinality as t(word, forms, swaps, ordinality) -- Otherwise the planner thinks of a hundred words,
    and compiles
  for them.
  limit $
),
  looked_up as materialized(
    select *,
      (
        numnode(to_tsquery('russian', typed.word)) = 0
        or exists (
          select 1
          from "items"
          where "items"."shop_id" = $
            and "items"."deleted_at" is null
            and "items"."search" @@ (
              to_tsquery('russian', array_to_string(typed.forms, ' | ')) || to_tsquery('simple', array_to_string(typed.forms, ':* | ') || ':*')
            )
        )
        or exists (
          select 1
          from "categories"
          where "categories"."shop_id" = $
            and (
              to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
            ) @@ (
              to_tsquery('russian', array_to_string(typed.forms, ' | ')) || to_tsquery('simple', array_to_string(typed.forms, ':* | ') || ':*')
            )
        )
      ) as is_known
    from typed
  )
select typed.is_known as "isKnown",
  case
    when typed.is_known or (select count(*) from looked_up where not is_known) > $ then '[]'
    else (
      select coalesce(json_agg(near.word), '[]')
      from (
        select w.word
        from search_words w
        cross join(values (1, typed.word), (2, typed.stem)) as form(rank, text)
        cross join lateral(select length(form.text) as length) as measured
        where w.shop_id = $
          and form.text !~ '[0-9]'
          and measured.length >= case form.rank when 1 then $::int else $::int end
          and (
            form.rank = 1
            or (
              left(w.word, $) = left(form.text, $)
              and right(coalesce((ts_lexize('russian_stem', w.word)) [1], w.word), 1) = right(form.text, 1)
              and levenshtein_less_equal(
                coalesce((ts_lexize('russian_stem', w.word)) [1], w.word),
                form.text,
                1
              ) <= 1
            )
          ) -- No word in one alphabet is near to one in the other; comparing a letter is far cheaper.
          and (ascii(w.word) < 128) = (ascii(form.text) < 128)
          and length(w.word) >= measured.length - 1
          and (measured.length >= $ or length(w.word) <= measured.length + 1)
          and (
            (measured.length >= $ or left(w.word, 1) = left(form.text, 1))
            and (
              levenshtein_less_equal(left(w.word, measured.length), form.text, 1) <= 1
              or levenshtein_less_equal(left(w.word, measured.length - 1), form.text, 1) <= 1
              or levenshtein_less_equal(left(w.word, measured.length + 1), form.text, 1) <= 1
            )
            or left(w.word, measured.length) = any (typed.swaps)
          )
        group by w.word
        order by min(form.rank),
          abs(length(w.word) - length(typed.word)),
          similarity(w.word, typed.word) desc,
          w.word
        limit $
      ) near
    )
  end as near
from looked_up typed
order by typed.n;

-- item-search.ts: findWrittenWords
select (
  select candidate.word
  from (
    select near.word, near.place
    from unnest(list.words) with ordinality as near(word, place)
    union all (
      select w.word, 100 + length(w.word)
      from search_words w
      where w.shop_id = $ and starts_with(w.word, list.words[1])
      order by length(w.word), w.word
      limit $
    )
  ) as candidate
  where exists (
    select 1
    from (
      select name, description
      from items
      where shop_id = $
        and deleted_at is null
        and not is_hidden
        and search @@ to_tsquery('simple', candidate.word)
      limit $
    ) as item
    where to_tsvector(
      'simple',
      search_text(item.name || ' ' || item.description)
    ) @@ to_tsquery('simple', candidate.word)
  )
  order by levenshtein(candidate.word, list.typed), candidate.place, candidate.word
  limit 1
) as word
from rows
from (jsonb_to_recordset($::jsonb) as (typed text, words text[])) with ordinality as list(typed, words, place)
order by list.place;

-- item.ts: listed
select (
  select coalesce(json_agg(found), '[]')
  from (
    select "id" as "id",
      "name" as "name",
      "category_id" as "categoryId",
      "items"."images"->0 as "image",
      "retail_price" as "retailPrice",
      "discount" as "discount",
      "discounted_price" as "discountedPrice",
      case
        when $ or (
          select "trade_prices_shown_to"
          from "shops"
          where "shops"."id" = $
        ) = 'everyone' then "items"."trade_price"
      end as "tradePrice",
      "is_new" as "isNew",
      "count_step" as "countStep",
      "count_min" as "countMin",
      "stock" as "stock"
    from "items"
    where
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and (
        (
          "items"."category_id" = any (
            array(
              with recursive below as (
                (
                  select "id"
                  from "categories"
                  where
                    "categories"."id" = $
                    and "categories"."shop_id" = $
                ) union select c.id from categories c join below on c.parent_id = below.id
              )
              select id
              from below
            )
          )
          or "items"."id" = any (
            array(
              with recursive below as (
                (
                  select "id"
                  from "categories"
                  where
                    "categories"."id" = $
                    and "categories"."shop_id" = $
                ) union select c.id from categories c join below on c.parent_id = below.id
              )
              select o.item_id
              from item_other_categories o join below on o.category_id = below.id
            )
          )
        )
        and "items"."discount" > $
      )
    order by "items"."popularity" desc nulls last, "items"."id"
    limit $
    offset $
  ) found
)
from (select 1) one;
-- or with
--   "favourites"."customer_id" in ($…)
--   "favourites"."is_marked"
--   "items"."deleted_at" is null
--   "items"."discounted_price" <= $
--   "items"."discounted_price" >= $
--   "items"."id"
--   "items"."id" in (
--   "items"."id" in ($…)
--   "items"."is_new"
--   "items"."shop_id" = $
--   ("items"."discount" > $ and "items"."is_new")
--   ("items"."discounted_price" <= $ and "items"."discount" > $)
--   ("items"."discounted_price" >= $ and "items"."discounted_price" <= $)
--   ("items"."id" in ($…) and "items"."discount" > $)
--   ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
--   (not "items"."is_hidden" or $)
--   ) > $
--   ) desc nulls last
--   else "items"."discount"
--   end
--   from "favourites"
--   least("items"."discounted_price", "items"."trade_price") <= $
--   least("items"."discounted_price", "items"."trade_price") >= $
--   order by "items"."discount" desc nulls last, "items"."id"
--   order by "items"."discounted_price" desc, "items"."id" desc
--   order by "items"."discounted_price", "items"."id"
--   order by "items"."is_new" desc nulls last, "items"."id" desc nulls last
--   order by "items"."name" collate "und-x-icu", "items"."id"
--   order by (
--   order by least("items"."discounted_price", "items"."trade_price") desc, "items"."id" desc
--   order by least("items"."discounted_price", "items"."trade_price"), "items"."id"
--   select "item_id"
--   when "items"."trade_price" < "items"."discounted_price" then round(

-- item.ts: listedCount
select (
  select count(*)
  from "items"
  where
    (
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and "items"."discount" > $
    )
    and "items"."category_id" = any (
      array(
        with recursive below as (
          (
            select "id"
            from "categories"
            where
              "categories"."id" = $
              and "categories"."shop_id" = $
          ) union select c.id from categories c join below on c.parent_id = below.id
        )
        select id
        from below
      )
    )
) + (
  select count(*)
  from "items"
  where
    (
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and "items"."discount" > $
    )
    and "items"."id" = any (
      array(
        with recursive below as (
          (
            select "id"
            from "categories"
            where
              "categories"."id" = $
              and "categories"."shop_id" = $
          ) union select c.id from categories c join below on c.parent_id = below.id
        )
        select o.item_id
        from item_other_categories o join below on o.category_id = below.id
      )
    )
    and not "items"."category_id" = any (
      array(
        with recursive below as (
          (
            select "id"
            from "categories"
            where
              "categories"."id" = $
              and "categories"."shop_id" = $
          ) union select c.id from categories c join below on c.parent_id = below.id
        )
        select id
        from below
      )
    )
)
from (select 1) one;
-- or with
--   "favourites"."customer_id" in ($…)
--   "favourites"."is_marked"
--   "items"."deleted_at" is null
--   "items"."discounted_price" <= $
--   "items"."discounted_price" >= $
--   "items"."id" in (
--   "items"."id" in ($…)
--   "items"."is_new"
--   "items"."shop_id" = $
--   ("items"."discount" > $ and "items"."is_new")
--   ("items"."discounted_price" <= $ and "items"."discount" > $)
--   ("items"."discounted_price" >= $ and "items"."discounted_price" <= $)
--   ("items"."id" in ($…) and "items"."discount" > $)
--   ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
--   (not "items"."is_hidden" or $)
--   ) > $
--   case
--   else "items"."discount"
--   end
--   from "favourites"
--   least("items"."discounted_price", "items"."trade_price") <= $
--   least("items"."discounted_price", "items"."trade_price") >= $
--   select "item_id"
--   when "items"."trade_price" < "items"."discounted_price" then round(

-- item.ts: searched
with "found" as (
  (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        case
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 2
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 1
          else 0
        end
      ) as "names",
      true as "is_said"
    from "items"
    where
      (
        ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
        and (
          "items"."category_id" = any (
            array(
              with recursive below as (
                (
                  select "id"
                  from "categories"
                  where
                    "categories"."id" = $
                    and "categories"."shop_id" = $
                ) union select c.id from categories c join below on c.parent_id = below.id
              )
              select id
              from below
            )
          )
          or "items"."id" = any (
            array(
              with recursive below as (
                (
                  select "id"
                  from "categories"
                  where
                    "categories"."id" = $
                    and "categories"."shop_id" = $
                ) union select c.id from categories c join below on c.parent_id = below.id
              )
              select o.item_id
              from item_other_categories o join below on o.category_id = below.id
            )
          )
        )
      )
      and "items"."search" @@ (
        case
          when numnode(
            (
              case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end
            )
          ) = 0 then (
            to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
          )
          else (
            case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end
          )
        end
      )
  ) union all (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        case
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 2
          when "search" @@ (
            (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
          ) then 1
          else 0
        end
      ) as "names",
      false as "is_said"
    from "items"
    where
      (
        ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
        and (
          "items"."category_id" = any (
            array(
              with recursive below as (
                (
                  select "id"
                  from "categories"
                  where
                    "categories"."id" = $
                    and "categories"."shop_id" = $
                ) union select c.id from categories c join below on c.parent_id = below.id
              )
              select id
              from below
            )
          )
          or "items"."id" = any (
            array(
              with recursive below as (
                (
                  select "id"
                  from "categories"
                  where
                    "categories"."id" = $
                    and "categories"."shop_id" = $
                ) union select c.id from categories c join below on c.parent_id = below.id
              )
              select o.item_id
              from item_other_categories o join below on o.category_id = below.id
            )
          )
        )
      )
      and not "items"."search" @@ (
        case
          when numnode(
            (
              case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end && case
                when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                else to_tsquery('russian', $) || to_tsquery('simple', $)
              end
            )
          ) = 0 then (
            to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
          )
          else (
            case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end && case
              when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
              else to_tsquery('russian', $) || to_tsquery('simple', $)
            end
          )
        end
      )
      and (
        "items"."category_id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(
                        (
                          case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end
                        )
                      ) = 0 then (
                        to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
                      )
                      else (
                        case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end
                      )
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select id
            from below
          )
        )
        or "items"."id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(
                        (
                          case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end && case
                            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                            else to_tsquery('russian', $) || to_tsquery('simple', $)
                          end
                        )
                      ) = 0 then (
                        to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
                      )
                      else (
                        case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end && case
                          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                          else to_tsquery('russian', $) || to_tsquery('simple', $)
                        end
                      )
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select o.item_id
            from item_other_categories o join below on o.category_id = below.id
          )
        )
      )
  )
),
  "top" as (
    select "id", row_number() over () as "place"
    from (
      select "id"
      from "found"
      order by "names" desc, "is_said" desc, "found"."popularity" desc nulls last, "found"."id"
      limit $
      offset $
    ) "page"
  )
select (select count(*) from "found"),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "items"."id" as "id",
        "items"."name" as "name",
        "items"."category_id" as "categoryId",
        "items"."images"->0 as "image",
        "items"."retail_price" as "retailPrice",
        "items"."discount" as "discount",
        "items"."discounted_price" as "discountedPrice",
        case
          when $ or (
            select "trade_prices_shown_to"
            from "shops"
            where "shops"."id" = $
          ) = 'everyone' then "items"."trade_price"
        end as "tradePrice",
        "items"."is_new" as "isNew",
        "items"."count_step" as "countStep",
        "items"."count_min" as "countMin",
        "items"."stock" as "stock"
      from "top"
      inner join "items" on "items"."id" = "top"."id"
      order by "place" asc
    ) found
  )
from (select 1) one;
-- or with
--   "favourites"."customer_id" in ($…)
--   "favourites"."is_marked"
--   "found"."id"
--   "items"."discount" > $
--   "items"."discounted_price" <= $
--   "items"."discounted_price" >= $
--   "items"."id" in (
--   "items"."id" in ($…)
--   "items"."is_new"
--   ("found"."retail_price" - "found"."trade_price") * 100.0 / "found"."retail_price"
--   ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
--   (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
--   (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
--   (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $)) && (to_tsquery('russian', $) || to_tsquery('simple', $))
--   ) = 0 then (to_tsquery('simple', $) && to_tsquery('simple', $))
--   ) = 0 then (to_tsquery('simple', $))
--   ) > $
--   ) desc nulls last
--   else "found"."discount"
--   else "items"."discount"
--   from "favourites"
--   order by "found"."discount" desc nulls last, "found"."id"
--   order by "found"."name" collate "und-x-icu", "found"."id"
--   order by (
--   select "item_id"
--   to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
--   to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $) && to_tsquery('simple', $)
--   when "found"."trade_price" < "found"."discounted_price" then round(
--   when "items"."trade_price" < "items"."discounted_price" then round(
--   when "search" @@ ((to_tsquery('russian', $) || to_tsquery('simple', $))) then 1
--   when "search" @@ ((to_tsquery('russian', $) || to_tsquery('simple', $))) then 2

-- item.ts: searchedInPart
with "found" as (
  (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int
      ) as "has",
      (
        (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int
      ) as "names",
      true as "is_left"
    from "items"
    where
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and "items"."search" @@ (
        case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end
      )
  ) union all (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      (
        (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int + (
          "items"."search" @@ case
            when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
            else to_tsquery('russian', $) || to_tsquery('simple', $)
          end
          or (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."shop_id" = $
                      and (
                        to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                      ) @@ case
                        when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                        else to_tsquery('russian', $) || to_tsquery('simple', $)
                      end
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        ) ::int
      ) as "has",
      (
        (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int + (
          "items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $))
        ) ::int
      ) as "names",
      true as "is_left"
    from "items"
    where
      ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $))
      and not "items"."search" @@ (
        case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end || case
          when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
          else to_tsquery('russian', $) || to_tsquery('simple', $)
        end
      )
      and (
        "items"."category_id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select id
            from below
          )
        )
        or "items"."id" = any (
          array(
            with recursive below as (
              (
                select "id"
                from "categories"
                where
                  "categories"."shop_id" = $
                  and (
                    to_tsvector('russian', search_text("categories"."name")) || to_tsvector('simple', search_text("categories"."name"))
                  ) @@ (
                    case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end || case
                      when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery
                      else to_tsquery('russian', $) || to_tsquery('simple', $)
                    end
                  )
              ) union select c.id from categories c join below on c.parent_id = below.id
            )
            select o.item_id
            from item_other_categories o join below on o.category_id = below.id
          )
        )
      )
  )
),
  "best" as (
    select "id",
      "category_id",
      "name",
      "popularity",
      "is_new",
      "retail_price",
      "discount",
      "discounted_price",
      "trade_price",
      "has",
      "names",
      "is_left"
    from "found"
    where
      "has" = (select max("has") from "found")
      and "is_left"
  ),
  "top" as (
    select "id", row_number() over () as "place"
    from (
      select "id"
      from "best"
      order by "names" desc, "best"."popularity" desc nulls last, "best"."id"
      limit $
      offset $
    ) "page"
  )
select (select count(*) from "best"),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "items"."id" as "id",
        "items"."name" as "name",
        "items"."category_id" as "categoryId",
        "items"."images"->0 as "image",
        "items"."retail_price" as "retailPrice",
        "items"."discount" as "discount",
        "items"."discounted_price" as "discountedPrice",
        case
          when $ or (
            select "trade_prices_shown_to"
            from "shops"
            where "shops"."id" = $
          ) = 'everyone' then "items"."trade_price"
        end as "tradePrice",
        "items"."is_new" as "isNew",
        "items"."count_step" as "countStep",
        "items"."count_min" as "countMin",
        "items"."stock" as "stock"
      from "top"
      inner join "items" on "items"."id" = "top"."id"
      order by "place" asc
    ) found
  ),
  (select max("has") from "found") is not null,
  coalesce(
    (select max("has") from "found") = (
      (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int
    ),
    false
  )
from (select 1) one;
-- or with
--   "best"."id"
--   "categories"."id" = $
--   "items"."discounted_price" <= $ as "is_left"
--   "items"."discounted_price" >= $ as "is_left"
--   ("best"."retail_price" - "best"."trade_price") * 100.0 / "best"."retail_price"
--   ("items"."retail_price" - "items"."trade_price") * 100.0 / "items"."retail_price"
--   (("items"."search" @@ (to_tsquery('russian', $) || to_tsquery('simple', $)))::int) as "names"
--   (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int
--   (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int + (numnode(to_tsquery('russian', $)) > 0)::int
--   ) > $ as "is_left"
--   ) as "is_left"
--   ) desc nulls last
--   coalesce((select max("has") from "found") = ((numnode(to_tsquery('russian', $)) > 0)::int), false)
--   else "best"."discount"
--   else "items"."discount"
--   order by "best"."name" collate "und-x-icu", "best"."id"
--   order by (
--   when "best"."trade_price" < "best"."discounted_price" then round(
--   when "items"."trade_price" < "items"."discounted_price" then round(

-- item.ts: item
select "items"."id",
  "items"."name",
  "items"."category_id",
  "items"."images"->0,
  "items"."retail_price",
  "items"."discount",
  "items"."discounted_price",
  case
    when $ or (
      select "trade_prices_shown_to"
      from "shops"
      where "shops"."id" = $
    ) = 'everyone' then "items"."trade_price"
  end,
  "items"."is_new",
  "items"."count_step",
  "items"."count_min",
  "items"."stock",
  "items"."article",
  "items"."description",
  "items"."images",
  "items"."is_hidden",
  "items"."version",
  "categories"."name",
  (
    select coalesce(json_agg("category_id" order by "category_id"), '[]')
    from "item_other_categories"
    where "item_other_categories"."item_id" = "items"."id"
  ),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "name" as "name", "value" as "value"
      from "item_attributes"
      where "item_attributes"."item_id" = "items"."id"
      order by "item_attributes"."position" asc
    ) found
  )
from "items"
inner join "categories" on "categories"."id" = "items"."category_id"
where
  "items"."id" = $
  and ("items"."shop_id" = $ and "items"."deleted_at" is null and (not "items"."is_hidden" or $));

-- item.ts: isSold
select "id"
from "items"
where
  "items"."id" = $
  and "items"."shop_id" = $
  and ("items"."deleted_at" is null and not "items"."is_hidden");

-- other-categories.ts: findOtherCategoryIds
select "category_id"
from "item_other_categories"
where "item_other_categories"."item_id" = $
order by "item_other_categories"."category_id" asc;

-- other-categories.ts: writeOtherCategories
delete from "item_other_categories"
where "item_other_categories"."item_id" in ($…);

-- other-categories.ts: writeOtherCategories
insert into "item_other_categories" ("shop_id", "item_id", "category_id")
values ($…);
-- or with
--   values ($…) …

-- popularity.ts: claimCounting
update "shops"
set "popularity_counted_at" = $
where
  "shops"."popularity_counted_at" is null
  or "shops"."popularity_counted_at" <= $
returning "id";

-- popularity.ts: releaseCounting
update "shops"
set "popularity_counted_at" = $
where "shops"."id" = $;

-- popularity.ts: findChangedPopularity
select "items"."id", coalesce("pieces", 0)
from "items"
left join(
  select "order_lines"."item_id", sum("order_lines"."count")::int as "pieces"
  from "order_lines"
  inner join "placed_orders" on "placed_orders"."id" = "order_lines"."order_id"
  where
    "placed_orders"."shop_id" = $
    and "placed_orders"."created_at" >= $
    and "placed_orders"."deleted_at" is null
    and "placed_orders"."state" not in ($…)
    and "order_lines"."state" <> $
  group by "order_lines"."item_id"
) "ordered" on "ordered"."item_id" = "items"."id"
where
  "items"."shop_id" = $
  and "items"."popularity" <> coalesce("pieces", 0);

-- popularity.ts: writePopularity
update "items"
set popularity = counted.popularity
from jsonb_to_recordset($::jsonb) as counted(id int, popularity int)
where "items"."id" = counted.id;

-- shop-items.ts: readPage
select (
  select count(*)
  from "items"
  where
    "items"."shop_id" = $
    and "items"."deleted_at" is null
    and (
      "items"."category_id" = any (
        array(
          with recursive below as (
            (
              select "id"
              from "categories"
              where
                "categories"."id" = $
                and "categories"."shop_id" = $
            ) union select c.id from categories c join below on c.parent_id = below.id
          )
          select id
          from below
        )
      )
      or "items"."id" = any (
        array(
          with recursive below as (
            (
              select "id"
              from "categories"
              where
                "categories"."id" = $
                and "categories"."shop_id" = $
            ) union select c.id from categories c join below on c.parent_id = below.id
          )
          select o.item_id
          from item_other_categories o join below on o.category_id = below.id
        )
      )
    )
),
  (
    select coalesce(json_agg(found), '[]')
    from (
      select "id" as "id",
        "version" as "version",
        "name" as "name",
        "article" as "article",
        "category_id" as "categoryId",
        (
          select "name"
          from "categories"
          where "categories"."id" = "items"."category_id"
        ) as "categoryName",
        "items"."images"->0 as "image",
        "retail_price" as "retailPrice",
        "trade_price" as "tradePrice",
        "discount" as "discount",
        "discounted_price" as "discountedPrice",
        "stock" as "stock",
        "is_new" as "isNew",
        "is_hidden" as "isHidden",
        "deleted_at" as "deletedAt"
      from "items"
      where "items"."id" in (
        select "id"
        from "items"
        where
          "items"."shop_id" = $
          and "items"."deleted_at" is null
          and (
            "items"."category_id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."id" = $
                      and "categories"."shop_id" = $
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select id
                from below
              )
            )
            or "items"."id" = any (
              array(
                with recursive below as (
                  (
                    select "id"
                    from "categories"
                    where
                      "categories"."id" = $
                      and "categories"."shop_id" = $
                  ) union select c.id from categories c join below on c.parent_id = below.id
                )
                select o.item_id
                from item_other_categories o join below on o.category_id = below.id
              )
            )
          )
        order by "items"."name" collate "und-x-icu", "items"."id"
        limit $
        offset $
      )
      order by "items"."name" collate "und-x-icu", "items"."id"
    ) found
  )
from (select 1) one;
-- or with
--   "items"."deleted_at" is not null
--   "items"."search" @@ (
--   ("items"."deleted_at" is null and "items"."is_hidden")
--   ("items"."deleted_at" is null and "items"."stock" <= 0)
--   ("items"."stock" is null or "items"."stock" > 0)
--   ) = 0 then (to_tsquery('simple', $) && to_tsquery('simple', $))
--   ) = 0 then (to_tsquery('simple', $))
--   case
--   else (
--   else to_tsquery('russian', $) || to_tsquery('simple', $)
--   end
--   end && case
--   not "items"."is_hidden"
--   order by "items"."discounted_price" desc, "items"."id" desc
--   order by "items"."discounted_price", "items"."id"
--   order by "items"."id" desc
--   order by "items"."stock" nulls last, "items"."id"
--   when numnode(
--   when numnode(to_tsquery('russian', $)) = 0 then ''::tsquery

-- sitemap.ts: findItemIds
select "id"
from "items"
where
  "items"."shop_id" = $
  and ("items"."deleted_at" is null and not "items"."is_hidden")
  and "items"."id" >= $
order by "items"."id" asc
limit $;

-- sitemap.ts: findCategoryIds
select "id"
from "categories"
where "categories"."shop_id" = $
order by "categories"."id" asc;

-- sitemap.ts: findPartStarts
select "id"
from (
  select "id", row_number() over (order by "id") as "nth"
  from "items"
  where
    "items"."shop_id" = $
    and ("items"."deleted_at" is null and not "items"."is_hidden")
) "numbered"
where "nth" % $ = 1
order by "numbered"."id" asc;

-- stock.ts: findOversold
select "id", "name", "stock"
from "items"
where
  "items"."shop_id" = $
  and "items"."id" in ($…)
  and "items"."stock" < $
order by "items"."id" asc;
