ALTER TABLE "placed_orders" DROP CONSTRAINT "placed_orders_prices";--> statement-breakpoint
ALTER TABLE "placed_orders" ADD COLUMN "delivery_full_price" bigint;--> statement-breakpoint
ALTER TABLE "placed_orders" ADD COLUMN "delivery_free_from" bigint;--> statement-breakpoint
ALTER TABLE "placed_orders" ADD CONSTRAINT "placed_orders_prices" CHECK (delivery_price >= 0 and delivery_full_price >= 0 and delivery_free_from >= 0 and total >= 0);--> statement-breakpoint
-- Orders placed before go by what their methods ask now, as they did.
UPDATE "placed_orders" SET "delivery_full_price" = d."price", "delivery_free_from" = d."free_from" FROM "deliveries" d WHERE d."id" = "placed_orders"."delivery_id" AND d."deleted_at" IS NULL;
