-- CreateTable
CREATE TABLE "persisted_operation" (
    "hash" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "persisted_operation_pkey" PRIMARY KEY ("hash")
);
