ALTER TABLE "catalogue_changes" ADD COLUMN "listing_changes" bigint DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_catalogue_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_TABLE_NAME = 'shops' THEN
    INSERT INTO catalogue_changes (shop_id, listing_changes) SELECT DISTINCT id, 0 FROM changed;
  ELSIF TG_TABLE_NAME IN ('categories', 'info_pages', 'item_other_categories', 'items') THEN
    INSERT INTO catalogue_changes (shop_id) SELECT DISTINCT shop_id FROM changed;
  ELSE
    INSERT INTO catalogue_changes (shop_id, listing_changes) SELECT DISTINCT shop_id, 0 FROM changed;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_changed_items() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO catalogue_changes (shop_id, listing_changes)
  SELECT changed.shop_id, max((
    (earlier.category_id, earlier.is_new, earlier.is_hidden, earlier.deleted_at, earlier.search)
    IS DISTINCT FROM (changed.category_id, changed.is_new, changed.is_hidden, changed.deleted_at, changed.search)
  )::int)
  FROM changed LEFT JOIN earlier ON earlier.id = changed.id
  GROUP BY changed.shop_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER items_count_update ON items;
--> statement-breakpoint
CREATE TRIGGER items_count_update AFTER UPDATE ON items REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_items();
