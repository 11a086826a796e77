// Why a record is in Warn beside its own dates: an open breach of the scope that it stands in, of its vehicle, or the
// one that it is about.
import { Action } from '../../work/action/Action.ts'
import { addWarning } from '../../work/action/gridTable.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { sameForAll } from '../../kernel/subscription/sameForAll.ts'
import { amount } from './words.ts'
import * as m from './__generated__/messages.ts'

/** That a breach was open at an instant. */
const openAt = (at: string) => `h.opened_at <= ${at} and (h.recovered_at is null or h.recovered_at > ${at})`

/** Of the past the value is that which opened it: how it went on is not kept. */
const statement = (open: string, value: string) => `
  select k.place, m.name, m.unit, ${value}, h.target, count(*) over (partition by k.place)::int
  from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality k(action_id, scope_id, vehicle_id, place)
  cross join lateral (
    select h.* from breach h where h.scope_id in (k.scope_id, k.vehicle_id) and ${open}
    union select h.* from breach_action r join breach h on h.id = r.breach_id where r.action_id = k.action_id and ${open}) h
  join metric m on m.id = h.metric_id left join benchmark_condition c on c.benchmark_id = h.benchmark_id and c.scope_id = h.scope_id
  order by k.place, h.opened_at`

const asItIs = statement('h.recovered_at is null', 'coalesce(c.value, h.value)')
const asItWas = statement(openAt('$4::timestamptz'), 'h.value')

// Where nothing is out, nothing is looked up; of a place or an organization its records are found by where they stand.
addWarning(({ now, roots, isPast }) => {
  const open = `h.root_id = any(${roots()}::uuid[]) and ${isPast ? openAt(now()) : 'h.recovered_at is null'}`
  return `exists (select from breach h where ${open}) and (
    coalesce(a.location_id, a.organization_id) in (select h.scope_id from breach h where ${open})
    or a.vehicle_id in (select h.scope_id from breach h where ${open} and h.scope_kind = 'VEHICLE')
    or a.id in (select r.action_id from breach_action r join breach h on h.id = r.breach_id where ${open} and h.scope_kind in ('VEHICLE', 'PERSON')))`
})

type Row = [place: number, metric: string, unit: string, value: number, target: number, count: number]

/** The oldest in words, and how many more there are; null where there is none. */
function warningOf(context: Context, actionId: string, scopeId: string, vehicleId: string | null) {
  const loader = context.loader<string, string | null>('metric warnings', async (keys) => {
    const parts = keys.map((key) => key.split(' '))
    const { asOf } = context
    const of = [0, 1, 2].map((i) => parts.map((part) => part[i] || null))
    const rows = await (asOf ? context.db.run<Row>(asItWas, [...of, asOf]) : context.db.run<Row>(asItIs, of))
    return keys.map((_key, i) => {
      const found = rows.find(([place]) => place === i + 1)
      if (!found) return null
      const [, metric, unit, value, target, count] = found
      const said = { metric, value: amount(value, unit), target: amount(target, unit), more: count - 1 }
      return m.warning(said).in(context.language)
    })
  })
  return loader.load(`${actionId} ${scopeId} ${vehicleId ?? ''}`)
}

builder.prismaObjectField(Action, 'metricWarning', (t) =>
  t.string({
    nullable: true,
    description:
      "A warning about an open benchmark breach at the record's location, or at its organization if it has none, of its vehicle, or the breach that opened the record; null if none.",
    ...sameForAll,
    select: { id: true, locationId: true, organizationId: true, vehicleId: true },
    resolve: ({ id, locationId, organizationId, vehicleId }, _args, context) =>
      warningOf(context, id, locationId ?? organizationId, vehicleId),
  }),
)
