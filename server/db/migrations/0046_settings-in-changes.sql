ALTER TABLE "shop_changes" DROP CONSTRAINT "shop_changes_kind";--> statement-breakpoint
ALTER TABLE "shop_changes" ADD CONSTRAINT "shop_changes_kind" CHECK (kind in ('order', 'payment', 'purchase', 'customer', 'shop', 'delivery', 'delivery_point', 'category', 'permission_group'));--> statement-breakpoint
CREATE FUNCTION tell_changed_setting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told record;
BEGIN
  IF TG_OP = 'DELETE' THEN told := OLD; ELSE told := NEW; END IF;
  INSERT INTO shop_changes (shop_id, transaction, kind, record_id)
  VALUES (told.shop_id, pg_current_xact_id()::text::bigint, TG_ARGV[0], told.id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION tell_changed_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_changes (shop_id, transaction, kind, record_id)
  VALUES (NEW.id, pg_current_xact_id()::text::bigint, 'shop', NEW.id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER shops_tell_settings AFTER UPDATE OF "version" ON "shops" FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION tell_changed_shop();--> statement-breakpoint
CREATE TRIGGER deliveries_tell AFTER INSERT OR UPDATE OR DELETE ON "deliveries" FOR EACH ROW EXECUTE FUNCTION tell_changed_setting('delivery');--> statement-breakpoint
CREATE TRIGGER delivery_points_tell AFTER INSERT OR UPDATE OR DELETE ON "delivery_points" FOR EACH ROW EXECUTE FUNCTION tell_changed_setting('delivery_point');--> statement-breakpoint
CREATE TRIGGER categories_tell AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION tell_changed_setting('category');--> statement-breakpoint
CREATE TRIGGER permission_groups_tell AFTER INSERT OR UPDATE OR DELETE ON "permission_groups" FOR EACH ROW EXECUTE FUNCTION tell_changed_setting('permission_group');
