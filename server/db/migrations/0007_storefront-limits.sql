DROP INDEX "uploads_unused";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_customers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("customer_id") WHERE state = 'W';--> statement-breakpoint
CREATE INDEX "uploads_unused_of" ON "uploads" USING btree ("customer_id","created_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE used_at is null;