create or replace function clock_phase(status smallint, disposition disposition) returns text
  language sql immutable as $$
  select case when status in (3, 4) then 'HOLD'
    when status in (5, 1, 2) or disposition in ('ESCALATED', 'DELEGATED') then 'RUN' else 'OVER' end
$$;
