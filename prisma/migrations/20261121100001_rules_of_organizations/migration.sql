-- What Prisma's schema can't say of organizations and people: checks, the moves of the tree, the audit log, the
-- directory, and the reference lists.

create unique index organization_employer on organization (root_id, employer_identifier) where employer_identifier <> '00-0000001';
create unique index association_request_pending on association_request (user_id, asked_for) where status = 'PENDING';
create unique index industry_classification_primary on industry_classification (organization_id) where is_primary;

alter table organization
  add constraint organization_employer_check check (employer_identifier ~ '^\d{2}-\d{7}$'),
  add constraint organization_name_check check (length(legal_name) between 1 and 120),
  add constraint organization_point_check check (
    (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180);
alter table location
  add constraint location_point_check check (
    (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180);
alter table geofence
  add constraint geofence_shape_check check (
    case shape when 'CIRCLE' then latitude is not null and longitude is not null and radius is not null and ring is null
    else ring is not null and latitude is null and longitude is null and radius is null end),
  add constraint geofence_point_check check (latitude between -90 and 90 and longitude between -180 and 180 and radius > 0),
  add constraint geofence_dwell_check check (dwell_mins > 0);
alter table industry_classification add constraint industry_classification_naics_check check (naics ~ '^\d{6}$');

-- A move stays in its tree, makes no cycle, keeps the levels, and takes all that is below along. Moves in a tree go one
-- after the other, so that no two together make a cycle.
create function organization_level(type organization_type) returns int language sql immutable as $$
  select array_position(enum_range(null::organization_type), type)
$$;
create function organization_move() returns trigger language plpgsql as $$
declare
  above organization;
begin
  perform pg_advisory_xact_lock(hashtextextended(old.root_id::text, 0));
  select * into above from organization where id = new.parent_id;
  if above.root_id is distinct from old.root_id then
    raise exception 'An organization stays in its tree.' using errcode = 'check_violation', constraint = 'organization_move_tree';
  elsif above.path like old.path || '%' then
    raise exception 'An organization does not go below itself.' using errcode = 'check_violation', constraint = 'organization_move_cycle';
  elsif organization_level(above.type) >= organization_level(new.type)
    and not (above.type = 'CORPORATION' and new.type = 'CORPORATION') then
    raise exception 'A % does not go below a %.', new.type, above.type using errcode = 'check_violation', constraint = 'organization_move_level';
  end if;
  new.path := above.path || new.legacy_id || '/';
  return new;
end $$;
create trigger organization_move before update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_move();
create function organization_moved() returns trigger language plpgsql as $$
begin
  update organization set path = new.path || substr(path, length(old.path) + 1)
  where path like old.path || '%' and id <> new.id;
  return null;
end $$;
create trigger organization_moved after update of parent_id on organization
  for each row when (old.parent_id is distinct from new.parent_id) execute function organization_moved();

-- The audit log: each change that somebody makes, with the row before and after. Who makes it stands in the setting
-- opsgraph.actor of the transaction; what is written without one, as a seed, is no change of somebody's.
create function audit() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
  omitted text[] := array['version', 'updated_at', 'path'] || tg_argv[1:];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - omitted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - omitted end;
  changed jsonb := coalesce(after, before);
  place uuid;
begin
  if coalesce(actor, '') = '' or before is not distinct from after then return null; end if;
  place := case tg_table_name
    when 'organization' then changed ->> 'id'
    when 'department_group' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'department_job_role' then (select organization_id::text from department where id = (changed ->> 'department_id')::uuid)
    when 'policy_cell' then changed ->> 'root_id'
    else changed ->> 'organization_id' end;
  insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before, after)
  select o.root_id, o.id, actor::uuid, tg_argv[0], coalesce(changed ->> 'id', changed ->> 'organization_id', changed ->> 'department_id', changed ->> 'root_id'),
    case tg_op when 'INSERT' then 'CREATE' else tg_op end, before, after
  from organization o where case when tg_table_name = 'app_user'
    then o.id in (select m.organization_id from membership m where m.user_id = (changed ->> 'id')::uuid) else o.id = place end;
  return null;
end $$;
-- An organization that is deleted is no longer there when its entry is written.
create function audit_deleted_organization() returns trigger language plpgsql as $$
declare
  actor text := current_setting('opsgraph.actor', true);
begin
  if coalesce(actor, '') <> '' then
    insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, before)
    values (old.root_id, old.parent_id, actor::uuid, 'Organization', old.id, 'DELETE', to_jsonb(old) - array['version', 'updated_at', 'path']);
  end if;
  return null;
end $$;
create trigger organization_audit after insert or update on organization for each row execute function audit('Organization');
create trigger organization_audit_delete after delete on organization for each row execute function audit_deleted_organization();
create trigger address_audit after insert or update or delete on address for each row execute function audit('Address');
create trigger location_audit after insert or update or delete on location for each row execute function audit('Location');
create trigger geofence_audit after insert or update or delete on geofence for each row execute function audit('Geofence');
create trigger vehicle_audit after insert or update or delete on vehicle for each row execute function audit('Vehicle');
create trigger industry_classification_audit after insert or update or delete on industry_classification
  for each row execute function audit('IndustryClassification');
create trigger grouping_audit after insert or update or delete on grouping for each row execute function audit('Grouping');
create trigger organization_grouping_audit after insert or update or delete on organization_grouping
  for each row execute function audit('OrganizationGrouping');
create trigger department_audit after insert or update or delete on department for each row execute function audit('Department');
create trigger department_group_audit after insert or update or delete on department_group for each row execute function audit('Group');
create trigger job_role_audit after insert or update or delete on job_role for each row execute function audit('JobRole');
create trigger department_job_role_audit after insert or update or delete on department_job_role
  for each row execute function audit('DepartmentJobRole');
create trigger organization_department_audit after insert or update or delete on organization_department
  for each row execute function audit('OrganizationDepartment');
create trigger membership_audit after insert or update or delete on membership for each row execute function audit('Membership');
create trigger association_request_audit after insert or update or delete on association_request
  for each row execute function audit('AssociationRequest');
create trigger invitation_audit after insert or update or delete on invitation for each row execute function audit('Invitation', 'hash');
create trigger policy_cell_audit after insert or update or delete on policy_cell for each row execute function audit('PolicyCell');
create trigger file_audit after insert or update or delete on file for each row execute function audit('File', 'sha256');
create trigger user_audit after insert or update or delete on app_user for each row execute function audit('User', 'password_hash');
create trigger audit_entry_append_only before update or delete on audit_entry for each row execute function refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry for each statement execute function refuse_change();

-- The directory: organizations, memberships and locations by name, in order and by any part of their words.
create index search_entry_directory on search_entry (root_id, kind, text, id) where kind <> 'ACTION';
create function organization_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'ORGANIZATION', id, root_id, concat_ws(' ', legal_name, nullif(dba_name, '')) from added
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;
create trigger organization_words_insert after insert on organization
  referencing new table as added for each statement execute function organization_words();
create trigger organization_words_update after update on organization
  referencing new table as added for each statement execute function organization_words();
create function location_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'LOCATION', l.id, o.root_id, l.name from added l join organization o on o.id = l.organization_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;
create trigger location_words_insert after insert on location
  referencing new table as added for each statement execute function location_words();
create trigger location_words_update after update on location
  referencing new table as added for each statement execute function location_words();
create function membership_words() returns trigger language plpgsql as $$
begin
  insert into search_entry (kind, id, root_id, text)
  select 'MEMBERSHIP', m.id, o.root_id, u.name || ' ' || u.email
  from added m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id
  on conflict (kind, id) do update set text = excluded.text where search_entry.text <> excluded.text;
  return null;
end $$;
create trigger membership_words_insert after insert on membership
  referencing new table as added for each statement execute function membership_words();
create function user_words() returns trigger language plpgsql as $$
begin
  update search_entry s set text = new.name || ' ' || new.email
  from membership m where m.user_id = new.id and s.kind = 'MEMBERSHIP' and s.id = m.id;
  return null;
end $$;
create trigger user_words after update of name, email on app_user
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email) execute function user_words();
create function forget_words() returns trigger language plpgsql as $$
begin
  delete from search_entry where kind = tg_argv[0] and id in (select id from removed);
  return null;
end $$;
create trigger organization_words_delete after delete on organization
  referencing old table as removed for each statement execute function forget_words('ORGANIZATION');
create trigger location_words_delete after delete on location
  referencing old table as removed for each statement execute function forget_words('LOCATION');
create trigger membership_words_delete after delete on membership
  referencing old table as removed for each statement execute function forget_words('MEMBERSHIP');

insert into search_entry (kind, id, root_id, text) select 'ORGANIZATION', id, root_id, legal_name from organization;
insert into search_entry (kind, id, root_id, text)
select 'MEMBERSHIP', m.id, o.root_id, u.name || ' ' || u.email
from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id;
-- Who worked or works in a department somewhere shows that the organization has it.
insert into organization_department (organization_id, department_id)
select organization_id, department_id from membership where department_id is not null
union select organization_id, department_id from action where department_id is not null;

insert into reference_item (list, id, name, sort_order)
select list, row_number() over (partition by list order by place), name, row_number() over (partition by list order by place)
from (values
  ('AUDIT_STATUS', 'Not audited', 1), ('AUDIT_STATUS', 'In progress', 2), ('AUDIT_STATUS', 'Audited', 3), ('AUDIT_STATUS', 'Expired', 4),
  ('LEGAL_ENTITY_TYPE', 'Sole proprietor', 1), ('LEGAL_ENTITY_TYPE', 'Partnership', 2), ('LEGAL_ENTITY_TYPE', 'LLC', 3),
  ('LEGAL_ENTITY_TYPE', 'S-corp', 4), ('LEGAL_ENTITY_TYPE', 'C-corp', 5), ('LEGAL_ENTITY_TYPE', 'Non-profit', 6),
  ('LEGAL_ENTITY_TYPE', 'Government', 7), ('LEGAL_ENTITY_TYPE', 'Cooperative', 8),
  ('GOVT_ENTITY_TYPE', 'Employer Identification Number', 1), ('GOVT_ENTITY_TYPE', 'Social Security Number', 2),
  ('GOVT_ENTITY_TYPE', 'Business Number', 3), ('GOVT_ENTITY_TYPE', 'VAT number', 4), ('GOVT_ENTITY_TYPE', 'Company register number', 5),
  ('PLATFORM_STATUS', 'Active', 1), ('PLATFORM_STATUS', 'Trial', 2), ('PLATFORM_STATUS', 'Suspended', 3), ('PLATFORM_STATUS', 'Closed', 4),
  ('LOCATION_TYPE', 'Headquarters', 1), ('LOCATION_TYPE', 'Terminal', 2), ('LOCATION_TYPE', 'Warehouse', 3),
  ('LOCATION_TYPE', 'Cross-dock', 4), ('LOCATION_TYPE', 'Maintenance shop', 5), ('LOCATION_TYPE', 'Fuel or charging', 6),
  ('LOCATION_TYPE', 'Customer site', 7), ('LOCATION_TYPE', 'Supplier site', 8), ('LOCATION_TYPE', 'Yard', 9), ('LOCATION_TYPE', 'Office', 10),
  ('GROUPING_TYPE', 'Management', 1), ('GROUPING_TYPE', 'Productivity', 2), ('GROUPING_TYPE', 'Quality', 3), ('GROUPING_TYPE', 'Region', 4)
) as item (list, name, place);
