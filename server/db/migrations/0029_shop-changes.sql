CREATE TABLE "shop_changes" (
	"shop_id" integer NOT NULL,
	"transaction" bigint NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"customer_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_changes_shop_id_transaction_kind_record_id_pk" PRIMARY KEY("shop_id","transaction","kind","record_id"),
	CONSTRAINT "shop_changes_kind" CHECK (kind in ('order', 'payment', 'purchase', 'customer'))
);
--> statement-breakpoint
ALTER TABLE "shop_changes" ADD CONSTRAINT "shop_changes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_changes_at" ON "shop_changes" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION tell_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'placed_orders' THEN
    INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
    SELECT shop_id, pg_current_xact_id()::text::bigint, 'order', id, customer_id FROM changed
    ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'order_lines' THEN
    INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
    SELECT o.shop_id, pg_current_xact_id()::text::bigint, 'order', o.id, o.customer_id
    FROM (SELECT DISTINCT order_id FROM changed) of JOIN placed_orders o ON o.id = of.order_id
    ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
    SELECT shop_id, pg_current_xact_id()::text::bigint, 'payment', id, customer_id FROM changed
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
    SELECT shop_id, pg_current_xact_id()::text::bigint, 'purchase', id, intermediary_id FROM changed
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION tell_changed_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_changes (shop_id, transaction, kind, record_id, customer_id)
  VALUES (NEW.shop_id, pg_current_xact_id()::text::bigint, 'customer', NEW.id, NEW.id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER placed_orders_tell_insert AFTER INSERT ON "placed_orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER placed_orders_tell_update AFTER UPDATE ON "placed_orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER order_lines_tell_insert AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER order_lines_tell_update AFTER UPDATE ON "order_lines" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER payments_tell_insert AFTER INSERT ON "payments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER payments_tell_update AFTER UPDATE ON "payments" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER purchases_tell_insert AFTER INSERT ON "purchases" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER purchases_tell_update AFTER UPDATE ON "purchases" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER order_lines_tell_delete AFTER DELETE ON "order_lines" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_changed();--> statement-breakpoint
CREATE TRIGGER customers_tell_balance AFTER UPDATE OF "balance" ON "customers" FOR EACH ROW WHEN (OLD.balance IS DISTINCT FROM NEW.balance) EXECUTE FUNCTION tell_changed_balance();
