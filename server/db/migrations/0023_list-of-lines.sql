CREATE INDEX "order_lines_newest" ON "order_lines" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_lines_by_state" ON "order_lines" USING btree ("shop_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_lines_by_description" ON "order_lines" USING btree ("shop_id","description" collate "und-x-icu","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_lines_by_price" ON "order_lines" USING btree ("shop_id","price","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_lines_by_sum" ON "order_lines" USING btree ("shop_id",("price" * "count"),"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "placed_orders_in_work" ON "placed_orders" USING btree ("shop_id","customer_id","id" DESC NULLS LAST) WHERE deleted_at is null and state in ('created', 'accepted', 'need_pay', 'collected');