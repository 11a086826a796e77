import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { mutation } from '../../kernel/mutation.ts'
import { isTimeZone } from '../../organization/organization/organizationFields.ts'
import { stale } from '../../kernel/stale.ts'
import { check, say } from '../../kernel/validation.ts'
import { replaceAbsences } from './replaceAbsences.ts'
import { scheduleInAnswer } from './scheduleInAnswer.ts'
import { personAt, requireFor } from './person.ts'
import { WorkingWindowInput, workingWindows } from './workingWindows.ts'
import { legacy } from '../../kernel/legacy.ts'
import * as m from './__generated__/messages.ts'

const AbsenceInput = builder.inputType('AbsenceInput', {
  description: 'A period when a user is away.',
  fields: (t) => ({
    internalID: t.int({
      description: 'The number of one that is there already; left out, it is a new one.',
      ...legacy(),
    }),
    startsAt: t.field({ type: 'DateTime', required: true, description: 'The start of the period.' }),
    endsAt: t.field({ type: 'DateTime', required: true, description: 'When the absence ends and the user is back.' }),
    reason: t.string({ description: 'The reason, visible only to users who may edit the absence.' }),
    deputyId: t.id({ description: 'The user who stands in during the absence; omit it for no deputy.' }),
  }),
})

const schedule = z.object({
  timeZone: z.string().refine(isTimeZone, say(m.nameZone)).nullish(),
  windows: workingWindows.nullish(),
})

mutation('saveSchedule', {
  description: 'Sets the working hours of a user in an organization and, if given, their absences.',
  policy: 'schedules.edit',
  input: (t) => ({
    userId: t.id({ required: true, description: 'The user.' }),
    organizationId: t.id({ required: true, description: 'The organization the schedule applies to.' }),
    version: t.int({
      description:
        'The expected version of the schedule, 0 if there is none; any other current version returns a `ConflictError`; not checked if omitted.',
    }),
    timeZone: t.field({
      type: 'TimeZone',
      description:
        "The IANA time zone of the working hours; unchanged if omitted; a new schedule defaults to the organization's time zone.",
    }),
    windows: t.field({
      type: [WorkingWindowInput],
      description: 'The weekly working hours, replacing the existing ones; unchanged if omitted.',
    }),
    absences: t.field({
      type: [AbsenceInput],
      description: 'The complete new list of current and future absences; unchanged if omitted.',
    }),
  }),
  async resolve(input, { context, write }) {
    const { person, place } = await personAt(context, input)
    await requireFor(context, person.id, place.rootId)
    const { timeZone, windows } = check(schedule, input)
    const absences = input.absences && (await replaceAbsences(context, person.id, place, input.absences))
    const key = { userId: person.id, organizationId: place.id }
    return write(async (transaction) => {
      // Of two at once that both make the first one, the second finds it.
      await transaction.$executeRaw`select id from app_user where id = ${person.id}::uuid for no key update`
      const before = await transaction.personalSchedule.findUnique({ where: { userId_organizationId: key } })
      if (input.version != null && input.version !== (before?.version ?? 0)) {
        const yours = { version: input.version, timeZone: timeZone ?? undefined, windows: windows ?? undefined }
        throw stale(m.theScheduleOf({ person: person.name }), yours, { ...before, version: before?.version ?? 0 })
      }
      const times = windows as unknown as Prisma.InputJsonArray | null | undefined
      if (before) {
        const data = { timeZone: timeZone ?? undefined, windows: times ?? undefined, version: { increment: 1 } }
        if (timeZone || times) await transaction.personalSchedule.update({ where: { id: before.id }, data })
      } else if (times) {
        await transaction.personalSchedule.create({
          data: { ...key, timeZone: timeZone ?? place.timeZone, windows: times },
        })
      }
      await absences?.(transaction)
      return { ...key, rootId: place.rootId }
    })
  },
  success: scheduleInAnswer,
})
