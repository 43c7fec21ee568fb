ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_kind" CHECK (kind in ('code', 'receive'));--> statement-breakpoint
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_status" CHECK (status in ('waiting', 'confirmed', 'used'));--> statement-breakpoint
ALTER TABLE "demo_calls" ADD CONSTRAINT "demo_calls_kind" CHECK (kind in ('ring', 'call'));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_discount_range" CHECK (discount between 0 and 100);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_prices" CHECK (retail_price >= 0 and (trade_price is null or trade_price >= 0));--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_kind" CHECK (kind in ('top_up', 'refund', 'order_charge', 'order_return', 'correction'));--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_amount" CHECK (amount <> 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind" CHECK (kind in ('top_up', 'refund'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_states" CHECK (state in ('W', 'F', 'C'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK (amount > 0);--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_count" CHECK (count between 1 and 999);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_state" CHECK (state in ('W', 'O', 'P', 'F', 'C'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_count" CHECK (count between 1 and 999);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price" CHECK (price >= 0);--> statement-breakpoint
ALTER TABLE "order_state_changes" ADD CONSTRAINT "order_state_changes_from" CHECK (from_state in ('created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed', 'canceled', 'rejected'));--> statement-breakpoint
ALTER TABLE "order_state_changes" ADD CONSTRAINT "order_state_changes_to" CHECK (to_state in ('created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed', 'canceled', 'rejected'));--> statement-breakpoint
ALTER TABLE "placed_orders" ADD CONSTRAINT "placed_orders_states" CHECK (state in ('created', 'accepted', 'need_pay', 'collected', 'delivery', 'done', 'completed', 'canceled', 'rejected'));--> statement-breakpoint
ALTER TABLE "placed_orders" ADD CONSTRAINT "placed_orders_prices" CHECK (delivery_price >= 0 and total >= 0);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_type" CHECK (customer_type in ('retail', 'wholesale'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_kind" CHECK (kind in ('pickup', 'address'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_price" CHECK (price >= 0);