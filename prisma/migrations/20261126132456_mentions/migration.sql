-- AlterTable
ALTER TABLE "message" ADD COLUMN     "mentioned_ids" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "mentions" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "note" ADD COLUMN     "mentioned_ids" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "mentions" JSONB NOT NULL DEFAULT '[]';
