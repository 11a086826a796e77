-- How many mandatory items a record has and how many of them are open, whatever writes.
create or replace function count_mandatory(ids uuid[]) returns void language sql as $$
  update action a set mandatory_items = counted.items, mandatory_open = counted.open
  from (
    select wanted.id, count(i.id) as items, count(i.id) filter (
      where w.id is null or coalesce(w.passed::text, w.number::text, nullif(w.text, ''), w.choice,
        w.file_id::text) is null) as open
    from unnest(ids) wanted(id)
    left join action_checklist l on l.action_id = wanted.id
    left join checklist_item i on i.checklist_id = l.checklist_id and i.revision = l.revision and i.mandatory
    left join checklist_answer w on w.action_id = wanted.id and w.item_id = i.id
    group by wanted.id
  ) counted
  where a.id = counted.id and (a.mandatory_items, a.mandatory_open) is distinct from (counted.items, counted.open)
$$;
