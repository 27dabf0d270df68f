ALTER TABLE "assets" ADD COLUMN "worst_fixed" jsonb;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "so_far" jsonb;