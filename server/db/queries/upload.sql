-- What repositories/upload sends. Written by `npm run queries` from what the tests sent; don't edit it.

-- upload.ts: insertUpload
insert into "uploads" ("id", "shop_id", "customer_id", "image", "created_at", "used_at")
values ($…, default);

-- upload.ts: countUnusedUploads
select count(*), min("created_at")
from "uploads"
where
  "uploads"."customer_id" = $
  and "uploads"."used_at" is null;

-- upload.ts: markUploadsUsed
update "uploads"
set "used_at" = coalesce("uploads"."used_at", $)
where
  "uploads"."id" in ($…)
  and "uploads"."shop_id" = $
  and "uploads"."customer_id" = $
  and ("uploads"."used_at" is not null or "uploads"."created_at" > $)
returning "id", "image";

-- upload.ts: findUsableUploads
select "id", "image"
from "uploads"
where
  "uploads"."id" in ($…)
  and "uploads"."shop_id" = $
  and "uploads"."customer_id" = $
  and ("uploads"."used_at" is not null or "uploads"."created_at" > $);

-- upload.ts: findUnusedUploads
select "id", "image"
from "uploads"
where
  "uploads"."used_at" is null
  and "uploads"."created_at" < $
  and "uploads"."id" > $
order by "uploads"."id" asc
limit $;

-- upload.ts: findUsedPictures
select "image"
from "uploads"
where
  "uploads"."shop_id" = $
  and "uploads"."used_at" is not null
  and "uploads"."image"->>'key' in ($…);

-- upload.ts: insertUsedUploads
insert into "uploads" ("id", "shop_id", "customer_id", "image", "created_at", "used_at")
values ($…);

-- upload.ts: deleteUploads
delete from "uploads"
where
  "uploads"."used_at" is null
  and "uploads"."id" in ($…);
