ALTER TABLE "deliveries" ADD COLUMN "free_from" bigint;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_points" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_points" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "primary_color" text DEFAULT '#0074E0' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "min_order_sum" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "is_prepaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_free_from" CHECK (free_from >= 0);--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_primary_color" CHECK (primary_color ~ '^#[0-9A-F]{6}$');--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_min_order_sum" CHECK (min_order_sum >= 0);