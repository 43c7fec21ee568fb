CREATE TABLE "purchase_albums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_albums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"name" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"order_id" integer,
	"lines_count" integer DEFAULT 0 NOT NULL,
	"author_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_events_kind" CHECK (kind in ('state', 'edited', 'lines_sent', 'lines_received', 'lines_returned')),
	CONSTRAINT "purchase_events_from" CHECK (from_state in ('open', 'stopped', 'sent', 'received', 'closed')),
	CONSTRAINT "purchase_events_to" CHECK (to_state in ('open', 'stopped', 'sent', 'received', 'closed')),
	CONSTRAINT "purchase_events_state" CHECK ((kind = 'state') = (to_state is not null)),
	CONSTRAINT "purchase_events_lines" CHECK (lines_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"intermediary_id" integer,
	"name" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "purchases_state" CHECK (state in ('open', 'stopped', 'sent', 'received', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "purchase_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "album_id" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_intermediary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_albums" ADD CONSTRAINT "purchase_albums_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_albums" ADD CONSTRAINT "purchase_albums_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_intermediary_id_customers_id_fk" FOREIGN KEY ("intermediary_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_albums_purchase" ON "purchase_albums" USING btree ("purchase_id","id");--> statement-breakpoint
CREATE INDEX "purchase_albums_newest" ON "purchase_albums" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchase_events_purchase" ON "purchase_events" USING btree ("purchase_id","id");--> statement-breakpoint
CREATE INDEX "purchases_newest" ON "purchases" USING btree ("shop_id","id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "purchases_intermediary" ON "purchases" USING btree ("shop_id","intermediary_id","id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_album_id_purchase_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."purchase_albums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_purchase" ON "order_lines" USING btree ("purchase_id","id") WHERE purchase_id is not null;--> statement-breakpoint
CREATE INDEX "customers_intermediaries" ON "customers" USING btree ("shop_id") WHERE is_intermediary;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_album" CHECK (album_id is null or purchase_id is not null);--> statement-breakpoint
CREATE TRIGGER purchase_events_append_only BEFORE UPDATE OR DELETE ON "purchase_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER purchase_events_no_truncate BEFORE TRUNCATE ON "purchase_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
