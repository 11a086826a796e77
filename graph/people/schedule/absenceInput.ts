// What the mutations of absences share: the one that is named, what they take, and the absence in the answer.
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, text } from '../../kernel/validation.ts'
import { Absence } from './Absence.ts'
import { isByRule } from './fillRecurring.ts'
import type { Part } from './partInput.ts'
import { loadAbsence, visibleAbsences } from './visibleAbsences.ts'
import { the } from '../../kernel/noun.ts'

/** The reason in an input, checked; undefined where none is given. */
export const reasonIn = (input: { reason?: string | null }): string | undefined =>
  check(z.object({ reason: text(0, 200).nullish() }), input).reason ?? undefined

/** The uuid of a deputy: undefined where none is given, null for nobody. */
export const deputyIn = (id: string | null | undefined): string | null | undefined =>
  id ? uuidOf('User', id, the('User'), 'deputyId') : id === '' ? null : id

/** The absence that an input names, in sight of the viewer. */
export async function absenceNamed(context: Context, id: string) {
  const absence = await context.db.prisma.absence.findFirst({
    where: { AND: [visibleAbsences(context), { id: uuidOf('Absence', id) }] },
    include: { root: { select: { timeZone: true } }, parts: true, recurring: { select: { parts: true } } },
  })
  if (!absence) throw new NotFoundError(the('Absence'))
  const parts = isByRule(absence) ? (absence.recurring?.parts ?? []) : absence.parts
  return { ...absence, parts: parts.map(partOf) }
}

interface PartRow extends Part {
  id: string
}

/** A part as it is written again. */
export const partOf = ({ deputyId, startsAt, endsAt, organizationId, groupId }: PartRow): Part => ({
  deputyId,
  startsAt,
  endsAt,
  organizationId,
  groupId,
})

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { absenceId: string }>

/** The fields of an answer that is the absence. */
export const absenceInAnswer = (t: SuccessBuilder) => ({
  absence: t.field({
    type: Absence,
    description: 'The absence after the change.',
    resolve: ({ absenceId }, _args, context, info) => loadAbsence(context, info, absenceId),
  }),
})
