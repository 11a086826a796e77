// Who sees which routines: whoever uses tasks where the task record stands.
import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { visibleTaskRecords } from '../task/visibleTasks.ts'
import * as t from './__generated__/messages.ts'

export const visibleSeries = (context: Context): Prisma.SeriesWhereInput => ({
  taskRecord: visibleTaskRecords(context),
})

const visibleOccurrences = (context: Context): Prisma.OccurrenceWhereInput => ({
  series: visibleSeries(context),
})

export const { named: seriesNamed } = declareNode('Series', visibleSeries)

export const { named: occurrenceNamed } = declareNode('Occurrence', visibleOccurrences, { what: t.theOccurrence })
