CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text DEFAULT 'state' NOT NULL,
	"from_state" text,
	"to_state" text,
	"line_id" integer,
	"change" jsonb,
	"author_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_kind" CHECK (kind in ('state', 'line')),
	CONSTRAINT "order_events_from" CHECK (from_state in ('created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed', 'canceled', 'rejected')),
	CONSTRAINT "order_events_to" CHECK (to_state in ('created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed', 'canceled', 'rejected')),
	CONSTRAINT "order_events_state" CHECK ((kind = 'state') = (to_state is not null)),
	CONSTRAINT "order_events_change" CHECK ((kind = 'state') = (change is null))
);
--> statement-breakpoint
INSERT INTO "order_events" ("shop_id", "order_id", "from_state", "to_state", "author_id", "reason", "at")
SELECT "shop_id", "order_id", "from_state", "to_state", "author_id", "reason", "at" FROM "order_state_changes" ORDER BY "id";--> statement-breakpoint
DROP TABLE "order_state_changes" CASCADE;--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_price";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "retail_price" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ordered_price" bigint;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_placed_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK (discount between 0 and 100);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price" CHECK (price >= 0 and retail_price >= 0 and ordered_price >= 0);--> statement-breakpoint
-- Lines of before keep what they cost as what they were ordered at; their prices before a discount weren't kept.
UPDATE "order_lines" SET "ordered_price" = "price", "retail_price" = "price";--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON "order_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
