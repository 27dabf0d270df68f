CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "scan_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_user_id_index" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scans_waiting" ON "scans" USING btree ("workspace_id",(initiated_by is null),"created_at","id") WHERE status = 'queued';