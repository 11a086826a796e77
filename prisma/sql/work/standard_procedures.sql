-- The nine standard procedures of every item, in the specification's order.
create or replace function standard_procedures() returns table (place smallint, name text, refer_to text, icon text)
  language sql immutable as $$
  values (1::smallint, 'System Application Launch', 'quickLaunch', 'launch'),
    (2::smallint, 'Standard Operating Procedure (SOP)', 'sop', 'book'),
    (3::smallint, 'Quick View', 'player', 'play'), (4::smallint, 'Action Item', 'actionItem', 'check'),
    (5::smallint, 'Contacts', 'contacts', 'people'), (6::smallint, 'Mail', 'mail', 'mail'),
    (7::smallint, 'Message', 'message', 'message'),
    (8::smallint, 'Delegate Task', 'delegateTask', 'delegate'), (9::smallint, 'Time Study', 'timeStudy', 'clock')
$$;
