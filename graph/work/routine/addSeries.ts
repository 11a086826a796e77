import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { wallOf } from '../../kernel/time/wallTime.ts'
import { leadOf } from './presets.ts'
import type { Rhythm } from './recurrenceInput.ts'

interface NewSeries {
  taskRecordId: string
  rhythm: Rhythm
  /** Of the task record, in minutes: what is not said otherwise may take twice as long, an hour at least. */
  serviceTimeMins: number
  durationMins?: number | null
  leadDays?: number | null
  vehicleId?: string | null
}

/** Makes a routine of a task record; its ledger is filled by runRoutines, once this is committed. */
export async function addSeries({ series }: Transaction, context: Context, of: NewSeries) {
  const { taskRecordId, rhythm, serviceTimeMins, durationMins, leadDays, vehicleId } = of
  const { id } = await series.create({
    data: {
      ...rhythm,
      taskRecordId,
      vehicleId,
      durationMins: durationMins ?? Math.min(44_640, Math.max(60, 2 * serviceTimeMins)),
      leadDays: leadDays ?? leadOf(rhythm.rule),
      generatedTo: wallOf(context.now, rhythm.timeZone),
      createdAt: context.now,
    },
    select: { id: true },
  })
  return { seriesId: id }
}
