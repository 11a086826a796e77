-- What was written up to now is of the one list there was; from here on each row says of which it is.
ALTER TABLE "industry_classification" ADD COLUMN "revision" SMALLINT NOT NULL DEFAULT 2017;
ALTER TABLE "industry_classification" ALTER COLUMN "revision" DROP DEFAULT;
ALTER TABLE "peer_release" ADD COLUMN "revision" SMALLINT NOT NULL DEFAULT 2017;
ALTER TABLE "peer_release" ALTER COLUMN "revision" DROP DEFAULT;
