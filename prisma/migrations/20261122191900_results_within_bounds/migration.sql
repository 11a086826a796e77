-- What was computed before in floats may lie beyond the bounds that results have in decimals: such a row could be neither
-- voided nor summed into a float. It comes to what it would come to now: no value where it is too large to count with, 0
-- where it is next to nothing. What was entered stays; the periods follow.
with result as (
  select id, numerator, denominator, value,
    greatest(abs(numerator), abs(denominator)) > 1e150 is_too_large, abs(numerator) < 1e-150 is_nothing, abs(denominator) < 1e-150 is_by_nothing
  from observation
  where abs(numerator) > 1e150 or abs(denominator) > 1e150 or abs(value) > 1e150
    or (numerator <> 0 and abs(numerator) < 1e-150) or (denominator <> 0 and abs(denominator) < 1e-150) or (value <> 0 and abs(value) < 1e-150))
update observation o set
  numerator = case when r.is_too_large then null when r.is_nothing then 0 else r.numerator end,
  denominator = case when r.is_too_large then null when r.is_by_nothing then 0 else r.denominator end,
  value = case when r.is_too_large or r.is_by_nothing or abs(r.value) > 1e150 then null when abs(r.value) < 1e-150 or r.is_nothing then 0 else r.value end
from result r where o.id = r.id;
alter table observation validate constraint observation_finite_check;
