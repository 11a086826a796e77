-- What has become of the entries under a seal: how many have changed, have gone (of these, how many were older than what is
-- kept), have been added between, and how many say no more who somebody was.
create or replace function check_audit_seal(seal audit_seal, at timestamptz,
  out is_whole boolean, out changed uuid[], out missing int, out expired int, out added int, out erased int)
  language sql stable as $$
  with kept as (
    -- As the retention says; null where all is kept.
    select at - make_interval(days => (select audit_days from retention where root_id = seal.root_id)) as since),
  leaf as (
    select encode(substring(seal.leaves from i * 48 + 1 for 16), 'hex')::uuid as id, substring(seal.leaves from i * 48 + 17 for 32) as hash
    from generate_series(0, length(seal.leaves) / 48 - 1) i),
  entry as (
    select e.id, audit_leaf(e) as hash, e.erased is not null as is_erased
    from audit_entry e left join audit_seal before on before.root_id = seal.root_id and before.number = seal.number - 1
    where e.root_id = seal.root_id and e.id <= seal.last_id and case when before.last_id is null
      then e.id >= case when seal.number = 1 then '00000000-0000-0000-0000-000000000000' else seal.first_id end
      else e.id > before.last_id end),
  pair as (select l.id as sealed, e.id as there, l.hash is distinct from e.hash as differs, e.is_erased
    from leaf l full join entry e on e.id = l.id)
  select seal.hash = audit_seal_hash(seal.root_id, seal.number, seal.previous, seal.leaves),
    coalesce(array_agg(sealed order by sealed) filter (where sealed is not null and there is not null and differs), '{}'),
    (count(*) filter (where there is null and (uuid_extract_timestamp(sealed) < kept.since) is not true))::int,
    (count(*) filter (where there is null and uuid_extract_timestamp(sealed) < kept.since))::int,
    (count(*) filter (where sealed is null))::int,
    (count(*) filter (where sealed is not null and is_erased and not differs))::int
  from kept left join pair on true
  group by kept.since
$$;
