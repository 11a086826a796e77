-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "calendar" TEXT;
