DROP INDEX "scans_workspace_id_created_at_index";--> statement-breakpoint
CREATE INDEX "scans_workspace_id_created_at_id_index" ON "scans" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
-- A first look that found no proof is no failure: only what was once verified can fail.
UPDATE "assets" SET "status" = 'pending' WHERE "status" = 'failed' AND "verified_at" IS NULL;
