-- Names stand in the order of the alphabet and not of bytes: whatever orders by these columns, or compares with them, does
-- it by the root collation of Unicode. It is deterministic, so that what is equal is as it was; their indexes follow.

-- Triggers that name such a column in their condition stand in the way, and are put back as they were.
create temporary table trigger_put_back as
  select distinct g.tgname as name, g.tgrelid::regclass::text as of, pg_get_triggerdef(g.oid) as definition
  from pg_depend d
  join pg_trigger g on d.classid = 'pg_trigger'::regclass and d.objid = g.oid and not g.tgisinternal
  join pg_attribute c on d.refclassid = 'pg_class'::regclass and c.attrelid = d.refobjid and c.attnum = d.refobjsubid
  where c.attname in ('name', 'title', 'legal_name', 'dba_name', 'unit_number');
do $$
declare one record;
begin
  for one in select * from trigger_put_back loop
    execute format('drop trigger %I on %s', one.name, one.of);
  end loop;
end $$;

alter table access_token alter column name type text collate "und-x-icu";
alter table action alter column title type text collate "und-x-icu";
alter table app_user alter column name type text collate "und-x-icu";
alter table appointment alter column name type text collate "und-x-icu";
alter table appointment_attendee alter column name type text collate "und-x-icu";
alter table benchmark alter column name type text collate "und-x-icu";
alter table calendar_feed alter column name type text collate "und-x-icu";
alter table checklist alter column name type text collate "und-x-icu";
alter table contact alter column name type text collate "und-x-icu";
alter table department alter column name type text collate "und-x-icu";
alter table department_group alter column name type text collate "und-x-icu";
alter table file alter column name type text collate "und-x-icu";
alter table geofence alter column name type text collate "und-x-icu";
alter table grouping alter column name type text collate "und-x-icu";
alter table "import" alter column name type text collate "und-x-icu";
alter table job_role alter column name type text collate "und-x-icu";
alter table location alter column name type text collate "und-x-icu";
alter table major_task alter column name type text collate "und-x-icu";
alter table metric alter column name type text collate "und-x-icu";
alter table observation_import alter column name type text collate "und-x-icu";
alter table organization alter column dba_name type text collate "und-x-icu", alter column legal_name type text collate "und-x-icu";
alter table organization_shortcut alter column name type text collate "und-x-icu";
alter table procedure alter column name type text collate "und-x-icu";
alter table reference_item alter column name type text collate "und-x-icu";
alter table saved_report alter column name type text collate "und-x-icu";
alter table saved_view alter column name type text collate "und-x-icu";
alter table sop alter column name type text collate "und-x-icu";
alter table sop_step alter column title type text collate "und-x-icu";
alter table task_item alter column name type text collate "und-x-icu";
alter table task_record alter column title type text collate "und-x-icu";
alter table time_study alter column name type text collate "und-x-icu";
alter table time_study_element alter column name type text collate "und-x-icu";
alter table tour alter column name type text collate "und-x-icu";
alter table tour_run_stop alter column name type text collate "und-x-icu";
alter table tour_stop alter column name type text collate "und-x-icu";
alter table vehicle alter column unit_number type text collate "und-x-icu";
alter table webhook alter column name type text collate "und-x-icu";

do $$
declare one record;
begin
  for one in select * from trigger_put_back loop
    execute one.definition;
  end loop;
end $$;
drop table trigger_put_back;
