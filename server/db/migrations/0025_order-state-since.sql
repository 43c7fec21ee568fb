ALTER TABLE "placed_orders" ADD COLUMN "state_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Orders of before came into their state with the last such entry of their timeline.
UPDATE "placed_orders" SET "state_since" = coalesce(
	(SELECT max("at") FROM "order_events" WHERE "order_events"."order_id" = "placed_orders"."id" AND "kind" = 'state'),
	"created_at"
);--> statement-breakpoint
CREATE INDEX "placed_orders_created" ON "placed_orders" USING btree ("shop_id","created_at") WHERE deleted_at is null;