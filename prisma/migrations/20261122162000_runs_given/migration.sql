-- AlterTable
ALTER TABLE "tour_run_stop" ADD COLUMN     "is_extra" BOOLEAN NOT NULL DEFAULT false;
