-- Orders kept their deliveries as texts alone until 0012: the methods and the points are found by these, so that the customers' next orders
-- are filled in too. A pickup whose point has been renamed keeps neither, since without a point its address would be filled in as a typed one.
UPDATE "placed_orders" o SET "delivery_id" = found."delivery_id", "delivery_point_id" = found."point_id"
FROM (
  SELECT DISTINCT ON (made."id") made."id", d."id" AS "delivery_id", p."id" AS "point_id"
  FROM "placed_orders" made
  JOIN "deliveries" d ON d."shop_id" = made."shop_id" AND d."name" = made."delivery_name"
  LEFT JOIN "delivery_points" p
    ON d."kind" = 'pickup' AND p."shop_id" = made."shop_id" AND p."name" || ', ' || p."address" = made."address"
  WHERE made."delivery_id" IS NULL AND (d."kind" = 'address' OR p."id" IS NOT NULL)
  ORDER BY made."id", p."id" IS NULL, d."deleted_at" IS NOT NULL, p."deleted_at" IS NOT NULL, d."id" DESC, p."id" DESC
) found
WHERE found."id" = o."id";
