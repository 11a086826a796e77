DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_enum WHERE enumtypid = 'opportunity_kind'::regtype AND enumlabel = 'REALISED') THEN
    ALTER TYPE "opportunity_kind" RENAME VALUE 'REALISED' TO 'REALIZED';
  END IF;
END
$$;
