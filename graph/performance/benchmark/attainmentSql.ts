/** `attainment` of attainment.ts in SQL, to sort by; null where there is no value or no target. */
export const attainmentSql = (value: string, target: string, alertIf: string): string => `
  case when ${value} is null or ${target} is null then null
    when case ${alertIf} when 'BELOW_THRESHOLD' then ${value} >= ${target} else ${value} <= ${target} end then 100
    when ${target} <= 0 then 0
    else greatest(0, round((100 * case ${alertIf} when 'BELOW_THRESHOLD' then ${value} / ${target} else ${target} / ${value} end)::numeric, 9))::float8 end`
