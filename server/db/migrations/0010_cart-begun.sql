ALTER TABLE "carts" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- When a cart was begun isn't known; it isn't taken for one that was begun and left.
UPDATE "carts" SET "created_at" = "updated_at" - interval '1 day';
