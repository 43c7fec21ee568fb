CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"changes" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_changes_shop" ON "catalogue_changes" USING btree ("shop_id");
--> statement-breakpoint
CREATE FUNCTION count_catalogue_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_TABLE_NAME = 'shops' THEN
    INSERT INTO catalogue_changes (shop_id) SELECT DISTINCT id FROM changed;
  ELSE
    INSERT INTO catalogue_changes (shop_id) SELECT DISTINCT shop_id FROM changed;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER categories_count_insert AFTER INSERT ON categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER categories_count_update AFTER UPDATE ON categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER categories_count_delete AFTER DELETE ON categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER deliveries_count_insert AFTER INSERT ON deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER deliveries_count_update AFTER UPDATE ON deliveries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER deliveries_count_delete AFTER DELETE ON deliveries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER delivery_points_count_insert AFTER INSERT ON delivery_points REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER delivery_points_count_update AFTER UPDATE ON delivery_points REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER delivery_points_count_delete AFTER DELETE ON delivery_points REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER info_pages_count_insert AFTER INSERT ON info_pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER info_pages_count_update AFTER UPDATE ON info_pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER info_pages_count_delete AFTER DELETE ON info_pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER item_attributes_count_insert AFTER INSERT ON item_attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER item_attributes_count_update AFTER UPDATE ON item_attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER item_attributes_count_delete AFTER DELETE ON item_attributes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER item_other_categories_count_insert AFTER INSERT ON item_other_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER item_other_categories_count_update AFTER UPDATE ON item_other_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER item_other_categories_count_delete AFTER DELETE ON item_other_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER items_count_insert AFTER INSERT ON items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER items_count_update AFTER UPDATE ON items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER items_count_delete AFTER DELETE ON items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER shops_count_update AFTER UPDATE ON shops REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change();
