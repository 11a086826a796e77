// What a form for entering data asks of a metric.
import { builder } from '../../kernel/builder.ts'
import { floatOf } from '../../kernel/decimal.ts'
import { Metric } from '../metric/Metric.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import { enteredColumns, enteredMetric, entryObstacle } from './enteredMetric.ts'
import { byName, ObservationValueInput } from './valueInput.ts'

builder.prismaObjectFields(Metric, (t) => ({
  valueOf: t.float({
    nullable: true,
    description: 'The result of the formula for the given values; null if there is not enough data.',
    args: {
      values: t.arg({ type: [ObservationValueInput], required: true, description: 'The values of the data points.' }),
    },
    select: enteredColumns,
    resolve: async (row, { values }) => {
      const metric = await enteredMetric(row)
      const given = byName(values)
      const numbers = metric.dataPoints.map(({ name }) =>
        Object.hasOwn(given, name) ? (given[name] as number | null) : null,
      )
      return floatOf(metric.compute(numbers).value)
    },
  }),
}))

declarePermissions(
  Metric,
  { rootId: true, status: true },
  {
    enter: [
      'Whether the viewer may enter data for the metric in at least one organization.',
      (viewer, metric) => {
        const may = viewer.memberships.some(
          (one) => one.rootId === metric.rootId && !['NONE', 'OWN'].includes(viewer.reachWith('metrics.enter', one)),
        )
        return permission(viewer, 'metrics.enter', metric.rootId, may, entryObstacle(metric))
      },
    ],
  },
)
