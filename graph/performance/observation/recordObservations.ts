import { randomUUID } from 'node:crypto'
import { builder } from '../../kernel/builder.ts'
import { ConflictError, ValidationError } from '../../kernel/errors.ts'
import { metricIn } from '../metric/visibleMetrics.ts'
import { metricInAnswer } from '../metric/metricInAnswer.ts'
import { mutation } from '../../kernel/mutation.ts'
import { parseGlobalId } from '../../kernel/node.ts'
import { checkRows } from './checkRows.ts'
import { enteredColumns, enteredMetric, entryObstacle } from './enteredMetric.ts'
import type { Given, RowProblem } from './given.ts'
import { byName, ObservationValueInput } from './valueInput.ts'
import { writeObservations, type ObservationRow } from './writeObservations.ts'
import * as m from './__generated__/messages.ts'

const most = 500

const ObservationInput = builder.inputType('ObservationInput', {
  description: 'An observation to record.',
  fields: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization the observation belongs to.' }),
    locationId: t.id({ description: 'The location observed, which belongs to the organization.' }),
    vehicleId: t.id({ description: 'The vehicle observed, which belongs to the organization.' }),
    userId: t.id({ description: 'The person observed, if any.' }),
    at: t.field({ type: 'DateTime', required: true, description: 'When it was observed.' }),
    values: t.field({
      type: [ObservationValueInput],
      required: true,
      description: 'The values of the data points.',
    }),
    source: t.string({ description: 'The source of the observation; defaults to form.' }),
    key: t.string({
      description:
        'The key of the observation in its source; recording the same key again corrects the observation; defaults to a new key.',
    }),
  }),
})

mutation('recordObservations', {
  description:
    'Records observations of a metric, all or none; an observation already known by source and key is corrected if it differs.',
  policy: 'metrics.enter',
  scope: 'OBSERVATIONS',
  input: (t) => ({
    metricId: t.id({ required: true, description: 'The metric being measured.' }),
    rows: t.field({ type: [ObservationInput], required: true, description: 'The observations, at most 500.' }),
  }),
  async resolve({ metricId, rows }, { context, write }) {
    const { id } = await metricIn(context, metricId)
    if (!rows.length || rows.length > most)
      throw new ValidationError([{ path: 'rows', message: m.giveObservations({ most }) }])
    const metric = await enteredMetric(
      await context.db.prisma.metric.findUniqueOrThrow({ where: { id }, select: enteredColumns }),
    )
    const obstacle = entryObstacle(metric)
    if (obstacle) throw new ConflictError(obstacle)
    const checked = await checkRows(context, metric, rows.map(givenBy))
    if (checked.problems.length) throw new ValidationError(checked.problems.slice(0, 50).map(problemOf))
    const by = { now: context.now, actorId: context.requireViewer().id }
    return write(async (tx) => ({
      metricId: id,
      ...(await writeObservations(tx, by, id, checked.rows as ObservationRow[])),
    }))
  },
  success: (t) => ({
    added: t.exposeInt('added', { description: 'The number of new observations.' }),
    corrected: t.exposeInt('corrected', { description: 'The number of existing observations whose values changed.' }),
    same: t.exposeInt('same', { description: 'The number of existing observations that were already identical.' }),
    ...metricInAnswer(t as never),
  }),
})

interface Row {
  organizationId: string
  locationId?: string | null
  vehicleId?: string | null
  userId?: string | null
  at: Date
  values: { name: string; value?: number | null }[]
  source?: string | null
  key?: string | null
}

/** What an id names; what names nothing of that type is as absent as what does not exist. */
const uuid = (type: string, id: string) => {
  const parsed = parseGlobalId(id)
  return parsed?.type === type ? parsed.name : 'nothing'
}
const optional = (type: string, id: string | null | undefined) =>
  id === null || id === undefined ? null : uuid(type, id)

const givenBy = ({ organizationId, locationId, vehicleId, userId, at, values, source, key }: Row): Given => ({
  organization: uuid('Organization', organizationId),
  location: optional('Location', locationId),
  vehicle: optional('Vehicle', vehicleId),
  person: optional('User', userId),
  at,
  values: byName(values),
  source: source ?? 'form',
  key: key ?? randomUUID(),
})

const fields: Record<string, string> = {
  organization: 'organizationId',
  location: 'locationId',
  vehicle: 'vehicleId',
  person: 'userId',
}

const problemOf = ({ row, field, message }: RowProblem) => ({ path: `rows.${row}.${fields[field] ?? field}`, message })
