CREATE TABLE "acme_challenges" (
	"token" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_certificates" (
	"host" text PRIMARY KEY NOT NULL,
	"chain" text,
	"key" text,
	"not_before" timestamp with time zone,
	"not_after" timestamp with time zone,
	"detail" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_certificates_next_try_at_index" ON "site_certificates" USING btree ("next_try_at");