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

const most = 500

const ObservationInput = builder.inputType('ObservationInput', {
  description: 'One observation.',
  fields: (t) => ({
    organizationId: t.id({ required: true, description: 'Where it was observed.' }),
    locationId: t.id({ description: 'The location of that organization that it is of.' }),
    vehicleId: t.id({ description: 'The vehicle of that organization that it is of.' }),
    userId: t.id({ description: 'The person that it is of.' }),
    at: t.field({ type: 'DateTime', required: true, description: 'When it was observed.' }),
    values: t.field({
      type: [ObservationValueInput],
      required: true,
      description: 'What it says for the data points.',
    }),
    source: t.string({ description: 'Where it comes from; form where left out.' }),
    key: t.string({
      description: 'What it is known by there: the same twice is one observation; a new one where left out.',
    }),
  }),
})

mutation('recordObservations', {
  description:
    'Enters observations of a metric, all or none; what is known by source and key is corrected where it differs.',
  policy: 'metrics.enter',
  scope: 'OBSERVATIONS',
  input: (t) => ({
    metricId: t.id({ required: true, description: 'What is measured.' }),
    rows: t.field({ type: [ObservationInput], required: true, description: 'The observations, at most 500.' }),
  }),
  async resolve({ metricId, rows }, { context, write }) {
    const { id } = await metricIn(context, metricId)
    if (!rows.length || rows.length > most)
      throw new ValidationError([{ path: 'rows', message: `Give 1 to ${most} observations.` }])
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
    added: t.exposeInt('added', { description: 'How many are new.' }),
    corrected: t.exposeInt('corrected', { description: 'How many were known with other values.' }),
    same: t.exposeInt('same', { description: 'How many were known as they are.' }),
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
