-- An appointment may end on the day after its own: its end is then more than 1440 minutes from the beginning of that day.

alter table appointment
  drop constraint appointment_order_check,
  add constraint appointment_order_check check (
    start_mins between 0 and 1439 and start_mins < end_mins and end_mins <= start_mins + 1440 and starts_at < ends_at);
