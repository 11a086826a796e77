-- AlterTable
ALTER TABLE "benchmark" ADD COLUMN     "declined_because" TEXT;
