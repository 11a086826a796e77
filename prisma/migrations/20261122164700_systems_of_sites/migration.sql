-- A task may belong to an external shortcut too, so that those have their tours.
alter table task_item drop constraint task_item_system_check;
alter table task_item add constraint task_item_system_check check (system in
  ('', 'mytasks', 'myteam', 'myprofile', 'mycalendar', 'mydocuments', 'mynotifications', 'mysettings', 'myreports', 'myanalytics', 'accounting', 'dispatch', 'finance'));
