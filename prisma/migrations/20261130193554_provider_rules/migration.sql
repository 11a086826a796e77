-- AlterTable
ALTER TABLE "identity_provider" ADD COLUMN     "group_claim" TEXT,
ADD COLUMN     "rules" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "provider_identity" ADD COLUMN     "membership_ids" UUID[] DEFAULT ARRAY[]::UUID[];
