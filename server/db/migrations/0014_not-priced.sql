ALTER TABLE "order_lines" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "moves" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_orders" ADD COLUMN "is_priced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Nobody could price a photo so far. What was billed stays as it is; what has ended may be opened again.
UPDATE "order_lines" l SET "price" = NULL FROM "placed_orders" o
WHERE o."id" = l."order_id" AND l."item_id" IS NULL AND l."price" = 0 AND o."state" IN ('created', 'accepted', 'canceled', 'rejected');--> statement-breakpoint
UPDATE "placed_orders" o SET "is_priced" = false
WHERE EXISTS (SELECT FROM "order_lines" l WHERE l."order_id" = o."id" AND l."price" IS NULL AND l."state" <> 'C');--> statement-breakpoint
-- Lines get the states to which their orders' transitions take them now, so that a step back can undo it.
UPDATE "order_lines" l SET
  "state" = CASE WHEN o."state" IN ('collected', 'delivery') THEN 'P' WHEN o."state" IN ('done', 'completed') THEN 'F' ELSE 'C' END,
  "reason" = CASE WHEN o."state" IN ('canceled', 'rejected')
    THEN (SELECT c."reason" FROM "order_state_changes" c WHERE c."order_id" = o."id" ORDER BY c."id" DESC LIMIT 1) ELSE l."reason" END,
  "moves" = CASE WHEN o."state" NOT IN ('canceled', 'rejected') AND l."state" = 'W'
      THEN '[{"stage": "collected", "from": "W", "to": "P"}]'::jsonb ELSE '[]'::jsonb END
    || CASE WHEN o."state" IN ('done', 'completed') THEN '[{"stage": "handed_over", "from": "P", "to": "F"}]'::jsonb
      WHEN o."state" IN ('canceled', 'rejected') THEN jsonb_build_array(jsonb_build_object('stage', 'ended', 'from', l."state", 'to', 'C', 'reason', l."reason"))
      ELSE '[]'::jsonb END
FROM "placed_orders" o
WHERE o."id" = l."order_id" AND (
  (o."state" IN ('collected', 'delivery') AND l."state" = 'W')
  OR (o."state" IN ('done', 'completed') AND l."state" IN ('W', 'P'))
  OR (o."state" IN ('canceled', 'rejected') AND l."state" IN ('W', 'O', 'P'))
);
