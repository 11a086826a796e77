-- CreateTable
CREATE TABLE "rest_call" (
    "root_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "last_user_agent" TEXT NOT NULL,

    CONSTRAINT "rest_call_pkey" PRIMARY KEY ("root_id","method","path","day")
);

-- AddForeignKey
ALTER TABLE "rest_call" ADD CONSTRAINT "rest_call_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
