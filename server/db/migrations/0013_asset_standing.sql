ALTER TABLE "assets" ADD COLUMN "latest_report_id" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "carried" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "asides" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "scans_workspace_id_scan_type_index" ON "scans" USING btree ("workspace_id","scan_type");--> statement-breakpoint
CREATE INDEX "scans_reports_index" ON "scans" USING btree ("asset_id","completed_at") WHERE status = 'completed';
--> statement-breakpoint
-- Assets whose latest report stands alone. The start looks into the others (carryEarlier).
UPDATE "assets" SET "latest_report_id" = latest.id, "reported_at" = latest.completed_at, "reports" = latest.reports, "score" = latest.score, "grade" = latest.grade, "counts" = latest.counts
FROM (
  SELECT DISTINCT ON (asset_id) asset_id, id, completed_at, score, grade, counts, carried, count(*) OVER (PARTITION BY asset_id) AS reports
  FROM "scans" WHERE status = 'completed' AND completed_at IS NOT NULL ORDER BY asset_id, completed_at DESC
) AS latest
WHERE latest.asset_id = "assets".id AND latest.carried = '[]'
  AND NOT EXISTS (SELECT 1 FROM "findings_triage" WHERE "findings_triage".asset_id = "assets".id);
