ALTER TABLE "purchase_events" DROP CONSTRAINT "purchase_events_kind";--> statement-breakpoint
ALTER TABLE "purchase_events" ADD COLUMN "canceled_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD COLUMN "line_name" text;--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_canceled" CHECK (canceled_count between 0 and lines_count);--> statement-breakpoint
ALTER TABLE "purchase_events" ADD CONSTRAINT "purchase_events_kind" CHECK (kind in ('state', 'edited', 'lines_sent', 'lines_marked', 'lines_received', 'lines_unmarked', 'lines_returned'));