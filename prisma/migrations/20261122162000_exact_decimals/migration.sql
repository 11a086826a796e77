-- What is observed is kept in decimals, with every digit. What was entered before keeps the number that was shown; what
-- it came to was summed by its first 15 digits, and keeps those, so that the periods still agree with it.
alter table observation drop constraint observation_finite_check;
alter table observation
  alter column "values" type decimal[] using "values"::text::decimal[],
  alter column numerator type decimal using numerator::decimal,
  alter column denominator type decimal using denominator::decimal,
  alter column value type decimal using value::decimal;
-- So that the sums of many, and one by another, are floats still.
alter table observation add constraint observation_finite_check check (
  (numerator is null or numerator between -1e150 and 1e150) and (denominator is null or denominator between -1e150 and 1e150)
  and (value is null or value between -1e150 and 1e150)) not valid;
alter table breach alter column volume drop default;
alter table breach alter column volume type decimal using volume::decimal, alter column volume set default 0;
