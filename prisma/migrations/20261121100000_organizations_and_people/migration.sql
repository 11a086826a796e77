-- CreateEnum
CREATE TYPE "association_status" AS ENUM ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "geofence_shape" AS ENUM ('CIRCLE', 'POLYGON');

-- AlterTable
ALTER TABLE "job_role" ADD COLUMN     "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "organization" ADD COLUMN     "audit_status_id" SMALLINT,
ADD COLUMN     "contact" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "dba_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "employer_identifier" TEXT NOT NULL DEFAULT '00-0000001',
ADD COLUMN     "govt_identifier_type_id" SMALLINT,
ADD COLUMN     "latitude" DOUBLE PRECISION,
ADD COLUMN     "legal_entity_type_id" SMALLINT,
ADD COLUMN     "logo_id" UUID,
ADD COLUMN     "longitude" DOUBLE PRECISION,
ADD COLUMN     "mailing_address_id" UUID,
ADD COLUMN     "org_uid" TEXT,
ADD COLUMN     "platform_status_id" SMALLINT,
ADD COLUMN     "registrant_address_id" UUID,
ADD COLUMN     "state_of_incorporation" TEXT,
ADD COLUMN     "ttp_id" SMALLINT,
ADD COLUMN     "website" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "association_request" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "asked_for" UUID NOT NULL,
    "organization_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "status" "association_status" NOT NULL DEFAULT 'PENDING',
    "reason" TEXT NOT NULL DEFAULT '',
    "decider_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "association_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "email" TEXT,
    "access_level" "access_level" NOT NULL DEFAULT 'TRANSACTIONAL',
    "department_id" UUID,
    "group_id" UUID,
    "job_role_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_by_id" UUID,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL,
    "organization_id" UUID,
    "actor_id" UUID,
    "noun" TEXT NOT NULL,
    "noun_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "industry_classification" (
    "organization_id" UUID NOT NULL,
    "naics" CHAR(6) NOT NULL,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "industry_classification_pkey" PRIMARY KEY ("organization_id","naics")
);

-- CreateTable
CREATE TABLE "department_job_role" (
    "department_id" UUID NOT NULL,
    "job_role_id" UUID NOT NULL,

    CONSTRAINT "department_job_role_pkey" PRIMARY KEY ("department_id","job_role_id")
);

-- CreateTable
CREATE TABLE "organization_department" (
    "organization_id" UUID NOT NULL,
    "department_id" UUID NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',

    CONSTRAINT "organization_department_pkey" PRIMARY KEY ("organization_id","department_id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_chunk" (
    "file_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "file_chunk_pkey" PRIMARY KEY ("file_id","n")
);

-- CreateTable
CREATE TABLE "grouping" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "type_id" SMALLINT NOT NULL,
    "parent_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "grouping_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization_grouping" (
    "organization_id" UUID NOT NULL,
    "type_id" SMALLINT NOT NULL,
    "grouping_id" UUID NOT NULL,

    CONSTRAINT "organization_grouping_pkey" PRIMARY KEY ("organization_id","type_id")
);

-- CreateTable
CREATE TABLE "address" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID,
    "line1" TEXT NOT NULL DEFAULT '',
    "line2" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "postal_code" TEXT NOT NULL DEFAULT '',
    "state" TEXT,
    "country" TEXT,

    CONSTRAINT "address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "location" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "type_id" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "address_id" UUID,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "location_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "geofence" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "location_id" UUID,
    "name" TEXT NOT NULL,
    "shape" "geofence_shape" NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "radius" DOUBLE PRECISION,
    "ring" JSONB,
    "entry" BOOLEAN NOT NULL DEFAULT true,
    "exit" BOOLEAN NOT NULL DEFAULT true,
    "dwell_mins" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "geofence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vehicle" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "organization_id" UUID NOT NULL,
    "location_id" UUID,
    "unit_number" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "vehicle_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "association_request_legacy_id_key" ON "association_request"("legacy_id");

-- CreateIndex
CREATE INDEX "association_request_user_id_idx" ON "association_request"("user_id");

-- CreateIndex
CREATE INDEX "association_request_organization_id_status_idx" ON "association_request"("organization_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_legacy_id_key" ON "invitation"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_hash_key" ON "invitation"("hash");

-- CreateIndex
CREATE INDEX "invitation_organization_id_idx" ON "invitation"("organization_id");

-- CreateIndex
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");

-- CreateIndex
CREATE INDEX "audit_entry_root_id_id_idx" ON "audit_entry"("root_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_organization_id_id_idx" ON "audit_entry"("organization_id", "id");

-- CreateIndex
CREATE INDEX "audit_entry_noun_id_id_idx" ON "audit_entry"("noun_id", "id");

-- CreateIndex
CREATE INDEX "department_job_role_job_role_id_idx" ON "department_job_role"("job_role_id");

-- CreateIndex
CREATE INDEX "organization_department_department_id_idx" ON "organization_department"("department_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_legacy_id_key" ON "file"("legacy_id");

-- CreateIndex
CREATE INDEX "file_organization_id_idx" ON "file"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "grouping_legacy_id_key" ON "grouping"("legacy_id");

-- CreateIndex
CREATE INDEX "grouping_parent_id_idx" ON "grouping"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "grouping_organization_id_type_id_name_key" ON "grouping"("organization_id", "type_id", "name");

-- CreateIndex
CREATE INDEX "organization_grouping_grouping_id_idx" ON "organization_grouping"("grouping_id");

-- CreateIndex
CREATE UNIQUE INDEX "address_legacy_id_key" ON "address"("legacy_id");

-- CreateIndex
CREATE INDEX "address_organization_id_idx" ON "address"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "location_legacy_id_key" ON "location"("legacy_id");

-- CreateIndex
CREATE UNIQUE INDEX "location_organization_id_name_key" ON "location"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "geofence_legacy_id_key" ON "geofence"("legacy_id");

-- CreateIndex
CREATE INDEX "geofence_location_id_idx" ON "geofence"("location_id");

-- CreateIndex
CREATE UNIQUE INDEX "geofence_organization_id_name_key" ON "geofence"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "vehicle_legacy_id_key" ON "vehicle"("legacy_id");

-- CreateIndex
CREATE INDEX "vehicle_location_id_idx" ON "vehicle"("location_id");

-- CreateIndex
CREATE UNIQUE INDEX "vehicle_organization_id_unit_number_key" ON "vehicle"("organization_id", "unit_number");

-- AddForeignKey
ALTER TABLE "association_request" ADD CONSTRAINT "association_request_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "association_request" ADD CONSTRAINT "association_request_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "association_request" ADD CONSTRAINT "association_request_decider_id_fkey" FOREIGN KEY ("decider_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "industry_classification" ADD CONSTRAINT "industry_classification_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_job_role" ADD CONSTRAINT "department_job_role_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department_job_role" ADD CONSTRAINT "department_job_role_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_department" ADD CONSTRAINT "organization_department_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_department" ADD CONSTRAINT "organization_department_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_chunk" ADD CONSTRAINT "file_chunk_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grouping" ADD CONSTRAINT "grouping_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grouping" ADD CONSTRAINT "grouping_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "grouping"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_grouping" ADD CONSTRAINT "organization_grouping_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_grouping" ADD CONSTRAINT "organization_grouping_grouping_id_fkey" FOREIGN KEY ("grouping_id") REFERENCES "grouping"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "address" ADD CONSTRAINT "address_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location" ADD CONSTRAINT "location_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location" ADD CONSTRAINT "location_address_id_fkey" FOREIGN KEY ("address_id") REFERENCES "address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "geofence" ADD CONSTRAINT "geofence_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "geofence" ADD CONSTRAINT "geofence_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_registrant_address_id_fkey" FOREIGN KEY ("registrant_address_id") REFERENCES "address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_mailing_address_id_fkey" FOREIGN KEY ("mailing_address_id") REFERENCES "address"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;
