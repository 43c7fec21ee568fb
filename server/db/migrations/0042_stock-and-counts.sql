CREATE FUNCTION fit_count(count integer, step integer, least_count integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT least(ceil(greatest(count, least_count)::numeric / step) * step, floor(999::numeric / step) * step)::integer
$$;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "count_step" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "count_min" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_counts" CHECK (count_step between 1 and 999 and count_min between 1 and 999 and fit_count(count_min, count_step, count_min) >= count_min);--> statement-breakpoint
CREATE FUNCTION take_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_taken CONSTANT text := 'SELECT item_id, count FROM now_lines WHERE item_id IS NOT NULL AND state <> ''C''';
  was_taken CONSTANT text := 'SELECT item_id, -count AS count FROM old_lines WHERE item_id IS NOT NULL AND state <> ''C''';
  changes CONSTANT text := CASE TG_OP
    WHEN 'INSERT' THEN now_taken
    WHEN 'DELETE' THEN was_taken
    ELSE now_taken || ' UNION ALL ' || was_taken
  END;
BEGIN
  -- Items are locked in the order of their ids, so that two orders don't wait for each other in a circle.
  EXECUTE format('
    WITH taken AS (SELECT item_id, sum(count)::integer AS count FROM (%s) AS changes GROUP BY item_id HAVING sum(count) <> 0),
    held AS (
      SELECT i.id, taken.count FROM items i JOIN taken ON taken.item_id = i.id
      WHERE i.stock IS NOT NULL ORDER BY i.id FOR NO KEY UPDATE OF i
    )
    UPDATE items SET stock = items.stock - held.count FROM held WHERE items.id = held.id', changes);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER order_lines_take_stock AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS now_lines FOR EACH STATEMENT EXECUTE FUNCTION take_stock();--> statement-breakpoint
CREATE TRIGGER order_lines_change_stock AFTER UPDATE ON "order_lines" REFERENCING OLD TABLE AS old_lines NEW TABLE AS now_lines FOR EACH STATEMENT EXECUTE FUNCTION take_stock();--> statement-breakpoint
CREATE TRIGGER order_lines_return_stock AFTER DELETE ON "order_lines" REFERENCING OLD TABLE AS old_lines FOR EACH STATEMENT EXECUTE FUNCTION take_stock();
