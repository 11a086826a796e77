// Keeps the appointments of what repeats a year ahead.
import { isOpenRoot } from '../../../kernel/closing.ts'
import type { Services } from '../../../kernel/context.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { day } from '../../../kernel/time/milliseconds.ts'
import { makeOccurrences } from './makeOccurrences.ts'
import { lockSeries } from './others.ts'
import { daysAhead } from './seriesRule.ts'
import { tellOfAppointments } from '../tellOfAppointment.ts'

/** How long before the end of what stands more is made. */
const spareDays = 336
const mostAtOnce = 200

const due = `
  select s.id from appointment_series s join organization o on o.id = s.organization_id
  where s.filled_to < $1::date and o.archived_at is null and ${isOpenRoot('s.root_id')}
  order by s.filled_to limit ${mostAtOnce}`

export async function fillSeries({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = new Date(Math.floor(now.getTime() / day) * day)
  const short = await db.run<[id: string]>(due, [new Date(today.getTime() + spareDays * day)])
  for (const [id] of short)
    await db.prisma.$transaction(async (tx) => {
      await lockSeries(tx, id)
      const series = await tx.appointmentSeries.findUnique({ where: { id } })
      if (!series?.filledTo) return
      // What comes is like the last one that nobody changed alone.
      const template = await tx.appointment.findFirst({
        where: { seriesId: id },
        orderBy: [{ isChanged: 'asc' }, { seriesDate: 'desc' }],
        select: { id: true },
      })
      if (!template) return
      const to = new Date(today.getTime() + daysAhead * day)
      const made = await makeOccurrences(tx, series, { templateId: template.id, from: series.filledTo, to, now })
      await tellOfAppointments(tx, made, 'CREATED')
    })
}

export const seriesJob: Job = { name: 'appointments', seconds: 3600, run: fillSeries }
