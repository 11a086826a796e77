import { z } from 'zod'
import { ValidationError, type FieldProblem } from '../../kernel/errors.ts'
import { computeOf } from '../metric/computeOf.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check, text } from '../../kernel/validation.ts'
import { correctIn } from './changeObservation.ts'
import { checkTime, checkValues } from './checkRow.ts'
import type { DataPoint } from './enteredMetric.ts'
import { observationInAnswer } from './observationInAnswer.ts'
import { byName, ObservationValueInput } from './valueInput.ts'
import { observationToChange } from './visibleObservations.ts'
import type { Said } from '../../kernel/messages/text.ts'

mutation('correctObservation', {
  description: 'Corrects an observation with the formula it was computed with; a voided observation counts again.',
  policy: 'metrics.enter',
  scope: 'OBSERVATIONS',
  input: (t) => ({
    id: t.id({ required: true, description: 'The observation.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    at: t.field({ type: 'DateTime', description: 'When it was observed; unchanged if omitted.' }),
    values: t.field({
      type: [ObservationValueInput],
      required: true,
      description: 'The values for all data points of the observation.',
    }),
    reason: t.string({ description: 'The reason, at most 500 characters.' }),
  }),
  async resolve(input, { context, write }) {
    const seen = await observationToChange(context, input.id)
    const { formula, metric } = seen
    const dataPoints = formula.dataPoints as unknown as DataPoint[]
    const problems: FieldProblem[] = []
    const tell = (path: string, message: Said) => void problems.push({ path, message })
    const at = input.at ?? seen.at
    checkTime(at, context.now, tell)
    const values = checkValues(
      byName(input.values),
      { dataPoints, name: metric.name, names: new Set(dataPoints.map(({ name }) => name)) },
      tell,
    )
    if (problems.length) throw new ValidationError(problems)
    const { reason } = check(z.object({ reason: text(0, 500) }), { reason: input.reason ?? '' })
    const compute = await computeOf({ ...formula, dataPoints })
    const by = { now: context.now, actorId: context.requireViewer().id, reason }
    return write(async (tx) => {
      await correctIn(tx, { ...seen, version: input.version ?? seen.version }, { at, values, ...compute(values) }, by)
      return { observationId: String(seen.id) }
    })
  },
  success: observationInAnswer,
})
