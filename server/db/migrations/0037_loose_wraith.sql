ALTER TABLE "widget_leads" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "mails_result" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "reply_hash" text;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "reply_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "widgets" ADD COLUMN "reply_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_reply_hash_unique" UNIQUE("reply_hash");