-- AlterTable
ALTER TABLE "calendar_feed" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

alter table calendar_feed add constraint calendar_feed_name_check check (length(name) between 1 and 120);

-- What a calendar asks for: records by when they end, and what of the ledgers is no record yet by when it begins.
create index action_calendar on action (root_id, coalesce(scheduled_end, scheduled_start))
  where scheduled_end is not null or scheduled_start is not null;
create index occurrence_calendar on occurrence (starts_at) where state = 'PLANNED';
