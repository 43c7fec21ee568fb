CREATE TABLE "info_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "info_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"slug" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone,
	CONSTRAINT "info_pages_known" CHECK (slug in ('delivery', 'returns', 'contacts', 'seller', 'offer', 'privacy'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_entity";--> statement-breakpoint
ALTER TABLE "info_pages" ADD CONSTRAINT "info_pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "info_pages_slug" ON "info_pages" USING btree ("shop_id","slug");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_entity" CHECK (entity in ('item', 'category', 'customer', 'permission_group', 'retail', 'delivery', 'delivery_point', 'info_page'));--> statement-breakpoint
CREATE FUNCTION tell_changed_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_changes (shop_id, transaction, kind, record_id)
  VALUES (NEW.shop_id, pg_current_xact_id()::text::bigint, 'shop', NEW.shop_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER info_pages_tell AFTER UPDATE OF "version" ON "info_pages" FOR EACH ROW EXECUTE FUNCTION tell_changed_page();
