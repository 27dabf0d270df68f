CREATE TABLE "integrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"host" text,
	"status" text DEFAULT 'active' NOT NULL,
	"reason" jsonb,
	"error_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"old_secret_until" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leave_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "recipients_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "recipients_leave_token_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"integration_id" uuid NOT NULL,
	"about" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_integration_id_about_pk" PRIMARY KEY("integration_id","about")
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ms" integer,
	"status" integer,
	"outcome" text DEFAULT 'sending' NOT NULL,
	"reason" jsonb,
	"reply" text,
	CONSTRAINT "delivery_attempts_delivery_id_number_pk" PRIMARY KEY("delivery_id","number")
);
--> statement-breakpoint
DROP INDEX "deliveries_workspace_id_index";--> statement-breakpoint
DROP INDEX "deliveries_expiring";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "message" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "integration_id" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "to_type" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "to_name" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "resend_of" uuid;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "reason" jsonb;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "integrations_name" ON "integrations" USING btree ("workspace_id",lower(name));--> statement-breakpoint
CREATE INDEX "integrations_created_by_index" ON "integrations" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_address" ON "recipients" USING btree ("workspace_id","address");--> statement-breakpoint
CREATE INDEX "delivery_attempts_at_index" ON "delivery_attempts" USING btree ("at");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_run_id_recipe_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."recipe_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_resend_of_deliveries_id_fk" FOREIGN KEY ("resend_of") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_pending" ON "deliveries" USING btree ("integration_id","created_at") WHERE state in ('waiting', 'held');--> statement-breakpoint
CREATE INDEX "deliveries_of_integration" ON "deliveries" USING btree ("integration_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_of_workspace" ON "deliveries" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_resend_of_index" ON "deliveries" USING btree ("resend_of");--> statement-breakpoint
CREATE INDEX "deliveries_expiring" ON "deliveries" USING btree ("expires_at") WHERE state in ('waiting', 'held');--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_action" UNIQUE("run_id","position");