CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"asset_id" uuid NOT NULL,
	"incident_id" uuid,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_to" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alerts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"asset_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text,
	"message" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" text
);
--> statement-breakpoint
CREATE TABLE "monitor_checks" (
	"asset_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"ms" integer,
	"status" integer,
	CONSTRAINT "monitor_checks_asset_id_at_pk" PRIMARY KEY("asset_id","at")
);
--> statement-breakpoint
CREATE TABLE "monitors" (
	"asset_id" uuid PRIMARY KEY NOT NULL,
	"interval_minutes" integer DEFAULT 5 NOT NULL,
	"slow_ms" integer DEFAULT 3000 NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"suspects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"baseline" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"current" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"domain_expires_at" timestamp with time zone,
	"domain_checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_asset_id_monitors_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."monitors"("asset_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_asset_id_monitors_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."monitors"("asset_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_checks" ADD CONSTRAINT "monitor_checks_asset_id_monitors_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."monitors"("asset_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitors" ADD CONSTRAINT "monitors_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_sent_at_index" ON "alerts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "alerts_incident_id_index" ON "alerts" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "incidents_asset_id_started_at_index" ON "incidents" USING btree ("asset_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_open" ON "incidents" USING btree ("asset_id","kind") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "monitors_next_check_at_index" ON "monitors" USING btree ("next_check_at");