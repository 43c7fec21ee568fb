ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "placed_orders" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "placed_orders" ADD CONSTRAINT "placed_orders_merged_into_id_placed_orders_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."placed_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK (kind in ('state', 'line', 'lines', 'delivery', 'note'));--> statement-breakpoint
ALTER TABLE "placed_orders" ADD CONSTRAINT "placed_orders_merged" CHECK (merged_into_id is null or state = 'canceled');