ALTER TABLE "assets" ADD COLUMN "last_error_says" jsonb;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "failure_says" jsonb;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "says" jsonb;--> statement-breakpoint
ALTER TABLE "lead_scans" ADD COLUMN "failure_says" jsonb;