import { z } from 'zod'
import { assignableFor } from '../task/assignees.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, line } from '../../kernel/validation.ts'
import { occurrenceInAnswer } from './answers.ts'
import type { Changes } from './Occurrence.ts'
import { occurrenceToChange } from './occurrenceToChange.ts'
import { checkSpans } from './recurrenceInput.ts'
import { timesOf } from './replan.ts'
import { runRoutines } from './runRoutines.ts'
import { readWall } from '../../kernel/time/wallTime.ts'
import { writeOccurrence } from './writeOccurrence.ts'
import * as t from './__generated__/messages.ts'

const shape = z.object({ title: line(1, 200).nullish() })

mutation('updateOccurrence', {
  description:
    "Changes a single occurrence, which keeps its original slot; omitted fields are unchanged; null restores the routine's value.",
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The occurrence.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    startsOn: t.field({
      type: 'LocalDateTime',
      description: "The new local start time in the routine's time zone, such as 2026-11-23T06:00.",
    }),
    durationMins: t.int({ description: 'The time from the start until it is due, in minutes, at most 31 days.' }),
    title: t.string({ description: 'The title for this occurrence.' }),
    assigneeId: t.id({ description: 'The assignee for this occurrence.' }),
  }),
  clears: { assigneeId: null, durationMins: null, startsOn: null, title: null },
  async resolve(input, { context, write }) {
    const occurrence = await occurrenceToChange(context, input.id)
    const { series, slot } = occurrence
    const before = occurrence.changes as Changes
    const { title } = check(shape, input)
    const { durationMins } = checkSpans(input)
    const wall = input.startsOn == null ? slot : readWall(input.startsOn)
    if (!wall) throw new ValidationError([{ path: 'startsOn', message: t.writeWall }])
    const lasts =
      durationMins ??
      (input.durationMins === null
        ? series.durationMins
        : (occurrence.endsAt.getTime() - occurrence.startsAt.getTime()) / 60_000)
    const isMoved = input.startsOn !== undefined || input.durationMins !== undefined
    const times =
      input.startsOn === undefined ? ending(occurrence, lasts) : timesOf(wall, { ...series, durationMins: lasts })
    if (isMoved && times.endsAt <= context.now) throw new ValidationError([{ path: 'startsOn', message: t.notOver }])
    const changes: Changes = {
      title: input.title === undefined ? before.title : (title ?? undefined),
      assigneeId: input.assigneeId === undefined ? before.assigneeId : undefined,
      moved: isMoved ? input.startsOn != null || durationMins != null || undefined : before.moved,
    }
    if (input.assigneeId) {
      const place = { ...series.taskRecord, organization: { path: series.taskRecord.organization.path } }
      changes.assigneeId = (await assignableFor(context, place, uuidOf('User', input.assigneeId))).id
    }
    const payload = await write(async (transaction) => {
      await writeOccurrence(transaction, occurrence, input.version, { ...times, changes: { ...changes } })
      return { occurrenceId: occurrence.id }
    })
    await runRoutines(context.services, [series.id])
    return payload
  },
  success: occurrenceInAnswer,
})

const ending = ({ startsAt, opensAt }: { startsAt: Date; opensAt: Date }, durationMins: number) => ({
  startsAt,
  opensAt,
  endsAt: new Date(startsAt.getTime() + durationMins * 60_000),
})
