-- CreateEnum
CREATE TYPE "condition_widget" AS ENUM ('GAUGE', 'SPARKLINE', 'NUMBER', 'CONTROL_CHART');

-- CreateEnum
CREATE TYPE "benchmark_status" AS ENUM ('ACTIVE', 'PROPOSED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "opportunity_kind" AS ENUM ('CLAIMED', 'REALISED', 'REVERSED');

-- CreateEnum
CREATE TYPE "metric_category" AS ENUM ('FUEL_AND_ENERGY', 'SAFETY', 'SERVICE', 'MAINTENANCE', 'FACILITIES');

-- CreateEnum
CREATE TYPE "aggregation" AS ENUM ('AVERAGE', 'SUM_PER_RATE');

-- CreateEnum
CREATE TYPE "alert_if" AS ENUM ('ABOVE_THRESHOLD', 'BELOW_THRESHOLD');

-- CreateEnum
CREATE TYPE "metric_status" AS ENUM ('ACTIVE', 'PROPOSED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "scope_kind" AS ENUM ('ORGANIZATION', 'LOCATION', 'VEHICLE', 'PERSON');

-- CreateEnum
CREATE TYPE "grain" AS ENUM ('HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER');

-- CreateEnum
CREATE TYPE "requirement_level" AS ENUM ('REQUIRED', 'RECOMMENDED', 'OPTIONAL');

-- CreateEnum
CREATE TYPE "practice_status" AS ENUM ('NOT_STARTED', 'PLANNED', 'PARTIAL', 'IN_PLACE', 'NOT_APPLICABLE');

-- CreateTable
CREATE TABLE "benchmark" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "metric_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "warning_trigger" DOUBLE PRECISION NOT NULL DEFAULT 80,
    "missed_opportunity_trigger" DOUBLE PRECISION NOT NULL DEFAULT 50,
    "ctq_value" DOUBLE PRECISION NOT NULL DEFAULT 95,
    "job_role_id" UUID NOT NULL,
    "widget" "condition_widget" NOT NULL DEFAULT 'GAUGE',
    "target" DOUBLE PRECISION,
    "grain" "grain" NOT NULL DEFAULT 'DAY',
    "scope_kind" "scope_kind" NOT NULL DEFAULT 'ORGANIZATION',
    "consecutive_points" SMALLINT NOT NULL DEFAULT 2,
    "reset_level" DOUBLE PRECISION,
    "priority_id" SMALLINT NOT NULL DEFAULT 2,
    "unit_margin" DECIMAL(14,4),
    "currency" CHAR(3),
    "status" "benchmark_status" NOT NULL DEFAULT 'ACTIVE',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "benchmark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "benchmark_condition" (
    "benchmark_id" UUID NOT NULL,
    "scope_id" UUID NOT NULL,
    "scope_kind" "scope_kind" NOT NULL,
    "point_at" TIMESTAMPTZ(3) NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "attainment" DOUBLE PRECISION NOT NULL,
    "streak" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "benchmark_condition_pkey" PRIMARY KEY ("benchmark_id","scope_id")
);

-- CreateTable
CREATE TABLE "breach" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "benchmark_id" UUID NOT NULL,
    "metric_id" UUID NOT NULL,
    "scope_kind" "scope_kind" NOT NULL,
    "scope_id" UUID NOT NULL,
    "first_point_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_point_at" TIMESTAMPTZ(3) NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "target" DOUBLE PRECISION NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "recovered_at" TIMESTAMPTZ(3),
    "recovered_point_at" TIMESTAMPTZ(3),
    "recovered_value" DOUBLE PRECISION,

    CONSTRAINT "breach_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "breach_action" (
    "breach_id" UUID NOT NULL,
    "n" SMALLINT NOT NULL,
    "action_id" UUID NOT NULL,

    CONSTRAINT "breach_action_pkey" PRIMARY KEY ("breach_id","n")
);

-- CreateTable
CREATE TABLE "opportunity_entry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "benchmark_id" UUID NOT NULL,
    "breach_id" UUID NOT NULL,
    "action_id" UUID,
    "kind" "opportunity_kind" NOT NULL,
    "volume" DECIMAL(20,4) NOT NULL,
    "amount" DECIMAL(20,4),
    "currency" CHAR(3),
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "opportunity_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "legacy_id" SERIAL NOT NULL,
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "key" TEXT NOT NULL,
    "is_standard" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "unit" TEXT NOT NULL,
    "category" "metric_category" NOT NULL,
    "recommended_data_source" TEXT NOT NULL DEFAULT '',
    "target_threshold" DOUBLE PRECISION,
    "is_threshold_confirmed" BOOLEAN NOT NULL DEFAULT true,
    "alert_if" "alert_if" NOT NULL,
    "aggregation" "aggregation" NOT NULL,
    "status" "metric_status" NOT NULL DEFAULT 'ACTIVE',
    "formula_number" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "metric_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric_formula" (
    "metric_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "formula" TEXT NOT NULL,
    "numerator" TEXT NOT NULL,
    "denominator" TEXT,
    "data_points" JSONB NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "metric_formula_pkey" PRIMARY KEY ("metric_id","number")
);

-- CreateTable
CREATE TABLE "observation" (
    "id" BIGSERIAL NOT NULL,
    "metric_id" UUID NOT NULL,
    "formula_number" INTEGER NOT NULL,
    "organization_id" UUID NOT NULL,
    "location_id" UUID,
    "vehicle_id" UUID,
    "user_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "values" DOUBLE PRECISION[],
    "numerator" DOUBLE PRECISION,
    "denominator" DOUBLE PRECISION,
    "value" DOUBLE PRECISION,
    "source" TEXT NOT NULL,
    "source_key" TEXT NOT NULL,
    "entered_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "corrected_at" TIMESTAMPTZ(3),
    "voided_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "observation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "observation_change" (
    "observation_id" BIGINT NOT NULL,
    "version" INTEGER NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "actor_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "observation_change_pkey" PRIMARY KEY ("observation_id","version")
);

-- CreateTable
CREATE TABLE "observation_import" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "metric_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "counts" JSONB NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "committed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "observation_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric_period" (
    "metric_id" UUID NOT NULL,
    "scope_id" UUID NOT NULL,
    "scope_kind" "scope_kind" NOT NULL,
    "grain" "grain" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "observations" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "sum" DECIMAL NOT NULL,
    "numerator" DECIMAL NOT NULL,
    "denominator" DECIMAL NOT NULL,

    CONSTRAINT "metric_period_pkey" PRIMARY KEY ("metric_id","scope_id","grain","starts_at")
);

-- CreateTable
CREATE TABLE "observed" (
    "id" BIGSERIAL NOT NULL,
    "metric_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "location_id" UUID,
    "vehicle_id" UUID,
    "user_id" UUID,
    "from_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "observed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "peer_consent" (
    "root_id" UUID NOT NULL,
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "consented_by_id" UUID NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawn_by_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "peer_consent_pkey" PRIMARY KEY ("root_id")
);

-- CreateTable
CREATE TABLE "peer_release" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "subject" TEXT NOT NULL,
    "naics" TEXT NOT NULL,
    "period_start" DATE NOT NULL,
    "period_end" DATE NOT NULL,
    "contributors" INTEGER NOT NULL,
    "lower_quartile" DOUBLE PRECISION,
    "median" DOUBLE PRECISION,
    "upper_quartile" DOUBLE PRECISION,
    "best_in_class" DOUBLE PRECISION,
    "suppressed" TEXT,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "peer_release_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "peer_member" (
    "release_id" UUID NOT NULL,
    "root_id" UUID NOT NULL,
    "value" DOUBLE PRECISION NOT NULL,
    "weight" DOUBLE PRECISION NOT NULL,
    "percentile" DOUBLE PRECISION,

    CONSTRAINT "peer_member_pkey" PRIMARY KEY ("release_id","root_id")
);

-- CreateTable
CREATE TABLE "practice_feature" (
    "id" SMALLINT NOT NULL,
    "department" TEXT NOT NULL,
    "function" TEXT NOT NULL,
    "feature" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "requirement" "requirement_level" NOT NULL,
    "sort_order" SMALLINT NOT NULL,

    CONSTRAINT "practice_feature_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "technology_solution" (
    "id" SMALLINT NOT NULL,
    "category" TEXT NOT NULL,
    "solution" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "industry" TEXT NOT NULL,
    "naics" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "technology_solution_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solution_feature" (
    "solution_id" SMALLINT NOT NULL,
    "feature_id" SMALLINT NOT NULL,

    CONSTRAINT "solution_feature_pkey" PRIMARY KEY ("solution_id","feature_id")
);

-- CreateTable
CREATE TABLE "practice_answer" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "root_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "group_id" UUID,
    "feature_id" SMALLINT NOT NULL,
    "status" "practice_status" NOT NULL,
    "solution_id" SMALLINT,
    "note" TEXT NOT NULL DEFAULT '',
    "answered_by_id" UUID NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "practice_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "practice_action" (
    "organization_id" UUID NOT NULL,
    "department_id" UUID,
    "feature_id" SMALLINT NOT NULL,
    "action_id" UUID NOT NULL,

    CONSTRAINT "practice_action_pkey" PRIMARY KEY ("action_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "benchmark_legacy_id_key" ON "benchmark"("legacy_id");

-- CreateIndex
CREATE INDEX "benchmark_root_id_name_idx" ON "benchmark"("root_id", "name");

-- CreateIndex
CREATE INDEX "benchmark_metric_id_idx" ON "benchmark"("metric_id");

-- CreateIndex
CREATE INDEX "benchmark_organization_id_idx" ON "benchmark"("organization_id");

-- CreateIndex
CREATE INDEX "benchmark_job_role_id_idx" ON "benchmark"("job_role_id");

-- CreateIndex
CREATE UNIQUE INDEX "breach_legacy_id_key" ON "breach"("legacy_id");

-- CreateIndex
CREATE INDEX "breach_root_id_opened_at_idx" ON "breach"("root_id", "opened_at");

-- CreateIndex
CREATE INDEX "breach_benchmark_id_scope_id_opened_at_idx" ON "breach"("benchmark_id", "scope_id", "opened_at");

-- CreateIndex
CREATE INDEX "breach_scope_id_idx" ON "breach"("scope_id");

-- CreateIndex
CREATE UNIQUE INDEX "breach_action_action_id_key" ON "breach_action"("action_id");

-- CreateIndex
CREATE INDEX "opportunity_entry_root_id_at_idx" ON "opportunity_entry"("root_id", "at");

-- CreateIndex
CREATE INDEX "opportunity_entry_benchmark_id_at_idx" ON "opportunity_entry"("benchmark_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "opportunity_entry_once" ON "opportunity_entry"("breach_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "metric_legacy_id_key" ON "metric"("legacy_id");

-- CreateIndex
CREATE INDEX "metric_root_id_category_name_idx" ON "metric"("root_id", "category", "name");

-- CreateIndex
CREATE UNIQUE INDEX "metric_organization_id_key_key" ON "metric"("organization_id", "key");

-- CreateIndex
CREATE INDEX "observation_metric_id_organization_id_at_idx" ON "observation"("metric_id", "organization_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "observation_metric_id_source_source_key_key" ON "observation"("metric_id", "source", "source_key");

-- CreateIndex
CREATE INDEX "observation_import_created_by_id_created_at_idx" ON "observation_import"("created_by_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "peer_release_subject_naics_period_start_key" ON "peer_release"("subject", "naics", "period_start");

-- CreateIndex
CREATE INDEX "peer_member_root_id_idx" ON "peer_member"("root_id");

-- CreateIndex
CREATE UNIQUE INDEX "practice_feature_department_function_feature_key" ON "practice_feature"("department", "function", "feature");

-- CreateIndex
CREATE UNIQUE INDEX "technology_solution_category_solution_industry_key" ON "technology_solution"("category", "solution", "industry");

-- CreateIndex
CREATE INDEX "solution_feature_feature_id_idx" ON "solution_feature"("feature_id");

-- CreateIndex
CREATE INDEX "practice_answer_root_id_idx" ON "practice_answer"("root_id");

-- CreateIndex
CREATE INDEX "practice_answer_feature_id_idx" ON "practice_answer"("feature_id");

-- CreateIndex
CREATE INDEX "practice_action_organization_id_feature_id_idx" ON "practice_action"("organization_id", "feature_id");

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_job_role_id_fkey" FOREIGN KEY ("job_role_id") REFERENCES "job_role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark" ADD CONSTRAINT "benchmark_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benchmark_condition" ADD CONSTRAINT "benchmark_condition_benchmark_id_fkey" FOREIGN KEY ("benchmark_id") REFERENCES "benchmark"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach" ADD CONSTRAINT "breach_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach" ADD CONSTRAINT "breach_benchmark_id_fkey" FOREIGN KEY ("benchmark_id") REFERENCES "benchmark"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach" ADD CONSTRAINT "breach_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach_action" ADD CONSTRAINT "breach_action_breach_id_fkey" FOREIGN KEY ("breach_id") REFERENCES "breach"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "breach_action" ADD CONSTRAINT "breach_action_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_entry" ADD CONSTRAINT "opportunity_entry_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_entry" ADD CONSTRAINT "opportunity_entry_benchmark_id_fkey" FOREIGN KEY ("benchmark_id") REFERENCES "benchmark"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_entry" ADD CONSTRAINT "opportunity_entry_breach_id_fkey" FOREIGN KEY ("breach_id") REFERENCES "breach"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_entry" ADD CONSTRAINT "opportunity_entry_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric" ADD CONSTRAINT "metric_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_formula" ADD CONSTRAINT "metric_formula_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_formula" ADD CONSTRAINT "metric_formula_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_metric_id_formula_number_fkey" FOREIGN KEY ("metric_id", "formula_number") REFERENCES "metric_formula"("metric_id", "number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_vehicle_id_fkey" FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation" ADD CONSTRAINT "observation_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_change" ADD CONSTRAINT "observation_change_observation_id_fkey" FOREIGN KEY ("observation_id") REFERENCES "observation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_change" ADD CONSTRAINT "observation_change_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_import" ADD CONSTRAINT "observation_import_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_import" ADD CONSTRAINT "observation_import_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observation_import" ADD CONSTRAINT "observation_import_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_period" ADD CONSTRAINT "metric_period_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "observed" ADD CONSTRAINT "observed_metric_id_fkey" FOREIGN KEY ("metric_id") REFERENCES "metric"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_consent" ADD CONSTRAINT "peer_consent_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_consent" ADD CONSTRAINT "peer_consent_consented_by_id_fkey" FOREIGN KEY ("consented_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_consent" ADD CONSTRAINT "peer_consent_withdrawn_by_id_fkey" FOREIGN KEY ("withdrawn_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_member" ADD CONSTRAINT "peer_member_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "peer_release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "peer_member" ADD CONSTRAINT "peer_member_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_feature" ADD CONSTRAINT "solution_feature_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "technology_solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_feature" ADD CONSTRAINT "solution_feature_feature_id_fkey" FOREIGN KEY ("feature_id") REFERENCES "practice_feature"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "department_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_feature_id_fkey" FOREIGN KEY ("feature_id") REFERENCES "practice_feature"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "technology_solution"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "department"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_feature_id_fkey" FOREIGN KEY ("feature_id") REFERENCES "practice_feature"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "practice_action" ADD CONSTRAINT "practice_action_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
