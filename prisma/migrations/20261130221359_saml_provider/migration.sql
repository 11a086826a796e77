-- AlterTable
ALTER TABLE "identity_provider" ADD COLUMN     "saml" JSONB,
ALTER COLUMN "client_id" DROP NOT NULL,
ALTER COLUMN "client_secret" DROP NOT NULL;

-- CreateTable
CREATE TABLE "saml_response" (
    "id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "response" TEXT NOT NULL,
    "relay_state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saml_response_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saml_response_created_at_idx" ON "saml_response"("created_at");

-- AddForeignKey
ALTER TABLE "saml_response" ADD CONSTRAINT "saml_response_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
