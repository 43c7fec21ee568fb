CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"action" text NOT NULL,
	"label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_entity" CHECK (entity in ('item', 'category', 'customer', 'permission_group', 'retail', 'delivery', 'delivery_point')),
	CONSTRAINT "audit_entries_action" CHECK (action in ('created', 'changed', 'deleted', 'recovered'))
);
--> statement-breakpoint
ALTER TABLE "permission_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("shop_id","id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("shop_id","entity","record_id","id" desc);--> statement-breakpoint
CREATE INDEX "audit_entries_author" ON "audit_entries" USING btree ("shop_id","author_id","id" desc);--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();