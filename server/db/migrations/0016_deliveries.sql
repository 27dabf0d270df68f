CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"user_id" uuid,
	"workspace_id" uuid,
	"body" jsonb,
	"is_secret" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "deliveries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "brandings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"look" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "alerts_sent_at_index";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("kind","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_expiring" ON "deliveries" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_done_at_index" ON "deliveries" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "deliveries_user_id_index" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deliveries_workspace_id_index" ON "deliveries" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_undecided" ON "alerts" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "alerts_delivery_id_index" ON "alerts" USING btree ("delivery_id");
--> statement-breakpoint
-- Mails that wait, and those of the last days.
INSERT INTO "deliveries" (id, key, kind, target, user_id, body, state, attempts, next_at, expires_at, created_at, done_at)
SELECT id, key, 'mail', "to", user_id, jsonb_build_object('subject', subject, 'text', text), CASE WHEN sent_at IS NULL THEN 'waiting' ELSE 'done' END,
  attempts, next_try_at, created_at + interval '3 days', created_at, sent_at
FROM "mails";
--> statement-breakpoint
-- Alerts that were sent or given up: their mails are not kept, only that there was one.
INSERT INTO "deliveries" (id, kind, target, user_id, workspace_id, state, attempts, next_at, expires_at, created_at, done_at)
SELECT a.id, 'mail', coalesce(a.sent_to, u.email), u.id, w.id, CASE WHEN a.sent_at IS NULL THEN 'failed' ELSE 'done' END,
  a.attempts, a.created_at, a.created_at, a.created_at, coalesce(a.sent_at, a.created_at)
FROM "alerts" a JOIN "assets" s ON s.id = a.asset_id JOIN "workspaces" w ON w.id = s.workspace_id JOIN "users" u ON u.id = w.user_id
WHERE a.sent_to IS NOT NULL OR (a.sent_at IS NULL AND a.attempts >= 20);
--> statement-breakpoint
UPDATE "alerts" SET decided_at = coalesce(sent_at, created_at), delivery_id = CASE WHEN sent_to IS NOT NULL OR sent_at IS NULL THEN id END
WHERE sent_at IS NOT NULL OR attempts >= 20;

--> statement-breakpoint
-- They were texts among the settings.
INSERT INTO "brandings" (user_id, look) SELECT u.id, s.value::jsonb FROM "settings" s JOIN "users" u ON s.key = 'branding:' || u.id;
--> statement-breakpoint
DELETE FROM "settings" WHERE key LIKE 'branding:%';
