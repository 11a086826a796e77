// What a kept period is, in SQL: its value, where there is data enough for one, and when it is over.

/**
 * A division of decimals that keeps more than 30 digits, null by 0; PostgreSQL's own stops at 16 where both are short.
 */
export const quotient = (above: string, below: string): string => `(${above} + 0e-50) / nullif(${below}, 0)`

/** The value of a period by an aggregation, null where there is not data enough. */
export const valueOf = (period: string, aggregation: string): string =>
  `case ${aggregation} when 'AVERAGE' then ${quotient(`${period}.sum`, `${period}.n`)} else ${quotient(`${period}.numerator`, `${period}.denominator`)} end`

/** The end of a period by the clock of its scope; `scope` has its zone and the grain. */
export const closesAt = (period: string, scope: string): string => `
  case ${scope}.grain when 'HOUR' then ${period}.starts_at + interval '1 hour'
    else instant_of(${period}.starts_at at time zone ${scope}.zone
      + case ${scope}.grain when 'DAY' then interval '1 day' when 'WEEK' then interval '7 days' when 'MONTH' then interval '1 month' else interval '3 months' end,
      ${scope}.zone) end`
