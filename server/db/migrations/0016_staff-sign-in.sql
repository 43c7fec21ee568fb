ALTER TABLE "shops" ADD COLUMN "staff_sign_in_by_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "shops" SET "staff_sign_in_by_code" = "is_demo";
