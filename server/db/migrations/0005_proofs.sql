ALTER TABLE "assets" ADD COLUMN "last_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "proof_misses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "proof_missed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "interruptions" integer DEFAULT 0 NOT NULL;