-- AlterTable
ALTER TABLE "sign_in_policy" ADD COLUMN     "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[];
