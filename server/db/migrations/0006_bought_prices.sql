CREATE TABLE "bought_prices" (
	"line_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"purchase_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "bought_prices_price" CHECK (price between 0 and 100000000)
);
--> statement-breakpoint
ALTER TABLE "purchase_events" DROP CONSTRAINT "purchase_events_kind";--> statement-breakpoint
ALTER TABLE "purchase_events" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "bought_prices" ADD CONSTRAINT "bought_prices_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_prices" ADD CONSTRAINT "bought_prices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_prices" ADD CONSTRAINT "bought_prices_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_price" CHECK (price >= 0);--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_kind" CHECK (kind in ('state', 'edited', 'lines_sent', 'lines_marked', 'lines_received', 'lines_unmarked', 'lines_returned', 'lines_priced'));