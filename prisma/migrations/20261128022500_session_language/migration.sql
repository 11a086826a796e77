-- AlterTable
ALTER TABLE "session" ADD COLUMN     "language" TEXT;
