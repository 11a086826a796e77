import { builder } from '../../../kernel/builder.ts'
import { spreadsheetCsv } from '../../../kernel/rows/csv.ts'
import { Metric } from '../../metric/Metric.ts'
import type { DataPoint } from '../enteredMetric.ts'
import { placeColumns } from './readCsv.ts'
import { day } from '../../../kernel/time/milliseconds.ts'

const examples = ['100', '40', '10']

builder.prismaObjectField(Metric, 'importTemplate', (t) =>
  t.string({
    description: 'A sample CSV of observations with all headings and one example row; can be imported as is.',
    select: { formulaNumber: true, formulas: { select: { number: true, dataPoints: true } } },
    resolve: ({ formulaNumber, formulas }, _args, { now }) => {
      const points = (
        formulas.find(({ number }) => number === formulaNumber)!.dataPoints as unknown as DataPoint[]
      ).map(({ name }) => name)
      const at = `${new Date(now.getTime() - day).toISOString().slice(0, 10)} 08:00`
      return spreadsheetCsv([
        [...placeColumns, ...points],
        [at, ...placeColumns.slice(1).map(() => ''), ...points.map((_, i) => examples[i] ?? '1')],
      ])
    },
  }),
)
