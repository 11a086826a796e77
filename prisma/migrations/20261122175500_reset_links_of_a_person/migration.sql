ALTER TABLE "password_reset" ALTER COLUMN "person" DROP DEFAULT;
