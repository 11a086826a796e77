-- AlterTable
ALTER TABLE "action" ADD COLUMN     "delegator_levels" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- What is due to go back, asked or accepted.
drop index delegation_until;
create index delegation_until on delegation (until) where state in ('ASKED', 'ACCEPTED') and until is not null;

-- Records that were delegated before chains were kept: one link each.
insert into delegation (action_id, from_id, to_id, depth, state, at, answered_at)
select id, delegator_id, case disposition when 'DELEGATED' then delegate_id else assignee_id end, 1,
  case disposition when 'DELEGATED' then 'ASKED' else 'ACCEPTED' end::delegation_state, status_at,
  case when disposition is distinct from 'DELEGATED' then status_at end
from action
where delegator_id is not null and status in (1, 2, 3, 4, 5, 6) and disposition is distinct from 'WITHDRAWN'
  and delegator_id <> case disposition when 'DELEGATED' then delegate_id else assignee_id end;

-- Who stands in for somebody has rights by it.
create function absence_rights_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', jsonb_build_object('userId', deputy)::text)
  from (select distinct deputy from unnest(array[
    case when tg_op <> 'INSERT' then old.deputy_id end, case when tg_op <> 'DELETE' then new.deputy_id end]) deputy) told
  where deputy is not null;
  return null;
end $$;
create trigger absence_rights_tell after insert or update or delete on absence
  for each row execute function absence_rights_tell();
