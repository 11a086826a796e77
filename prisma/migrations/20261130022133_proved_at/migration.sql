-- AlterTable
ALTER TABLE "session" ADD COLUMN     "proved_at" TIMESTAMPTZ(3);
