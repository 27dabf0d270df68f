DROP TABLE "mails" CASCADE;--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "sent_at";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "sent_to";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "attempts";