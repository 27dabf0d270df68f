ALTER TABLE "integrations" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "tried_with" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "integrations_broken" ON "integrations" USING btree ("id") WHERE status = 'error';--> statement-breakpoint
CREATE INDEX "deliveries_quiet" ON "deliveries" USING btree ("workspace_id") WHERE is_quiet and state in ('waiting', 'held');--> statement-breakpoint
CREATE INDEX "deliveries_about" ON "deliveries" USING btree ("integration_id",(message->>'about'),(message->>'isOver'),"created_at") WHERE state in ('waiting', 'held');--> statement-breakpoint
CREATE INDEX "recipe_runs_lately" ON "recipe_runs" USING btree ("recipe_id","told_at") WHERE not is_test;