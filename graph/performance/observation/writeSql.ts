/** How many observations a request has added, corrected, or left as they were. */
export interface Written {
  added: number
  corrected: number
  same: number
}

/** All that changes keep of an observation. */
export const stateSql = (
  row: string,
) => `jsonb_build_object('formulaNumber', ${row}.formula_number, 'organizationId', ${row}.organization_id,
  'locationId', ${row}.location_id, 'vehicleId', ${row}.vehicle_id, 'userId', ${row}.user_id, 'at', ${row}.at, 'values', ${row}."values",
  'numerator', ${row}.numerator, 'denominator', ${row}.denominator, 'value', ${row}.value, 'voidedAt', ${row}.voided_at)`

/**
 * The statement that writes observations from `given`: $1 who enters them, $2 now; `formula` is the number of theirs.
 * Whoever runs it has locked their metrics, so that what is known is all that is known. What was voided counts again
 * where another value comes for it.
 */
export const writeSql = (given: string, formula: string): string => `
  with known as materialized (
    select given.metric_id, given.organization_id, given.location_id, given.vehicle_id, given.user_id, given.at, given."values",
      given.numerator, given.denominator, given.value, given.source, given.source_key, ${formula} formula_number, o.id known_id, o.version known_version, ${stateSql('o')} before,
      (o.at, o.organization_id, o.location_id, o.vehicle_id, o.user_id, o."values")
        is distinct from (given.at, given.organization_id, given.location_id, given.vehicle_id, given.user_id, given."values") differs
    from ${given}
    left join observation o on o.metric_id = given.metric_id and o.source = given.source and o.source_key = given.source_key),
  added as (
    insert into observation (metric_id, formula_number, organization_id, location_id, vehicle_id, user_id, at, "values", numerator,
      denominator, value, source, source_key, entered_by_id, created_at)
    select metric_id, formula_number, organization_id, location_id, vehicle_id, user_id, at, "values", numerator, denominator, value,
      source, source_key, $1::uuid, $2::timestamptz
    from known where known_id is null order by at
    returning 1),
  corrected as (
    update observation o set formula_number = k.formula_number, organization_id = k.organization_id, location_id = k.location_id,
      vehicle_id = k.vehicle_id, user_id = k.user_id, at = k.at, "values" = k."values", numerator = k.numerator,
      denominator = k.denominator, value = k.value, corrected_at = $2::timestamptz, voided_at = null, version = o.version + 1
    from known k where o.id = k.known_id and k.differs
    returning o.id, o.version, k.before, ${stateSql('o')} after),
  kept as (
    insert into observation_change (observation_id, version, before, after, actor_id, at)
    select id, version, before, after, $1::uuid, $2::timestamptz from corrected)
  select (select count(*) from added)::int added, (select count(*) from corrected)::int corrected,
    ((select count(*) from known) - (select count(*) from added) - (select count(*) from corrected))::int same`
