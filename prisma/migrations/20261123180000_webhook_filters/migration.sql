-- AlterTable
ALTER TABLE "webhook" ADD COLUMN     "filter" JSONB;
