import { z } from 'zod'
import { peopleAt } from '../../people/membership/peopleAt.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { commandsPlaced, type Placement } from '../../kernel/placed.ts'
import { check, name } from '../../kernel/validation.ts'
import { changeStudy, elementsOf } from './changeStudy.ts'
import { loadWritten, studyToChange } from './reach.ts'
import { elements, rowsOf, settingFields, settings, TimeStudyElementInput } from './studyInput.ts'
import { TimeStudy } from './TimeStudy.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const schema = z.object({ name: name.nullish(), elements: elements.nullish(), ...settings })

mutation('updateTimeStudy', {
  description: 'Updates an open time study; omitted fields are unchanged.',
  policy: 'timeStudies.record',
  input: (t) => ({
    id: t.id({ required: true, description: 'The time study.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
    elements: t.field({
      type: [TimeStudyElementInput],
      description:
        'All elements of the work, in order; once a cycle has been timed, only names and ratings can change, not the number of elements.',
    }),
    ...settingFields(t),
  }),
  clears: { observedId: null },
  async resolve(input, { context, write }) {
    const study = await studyToChange(context, input.id, 'timeStudies.record')
    const observedId = input.observedId == null ? input.observedId : await observedAt(context, study, input.observedId)
    const { name: called, elements: parts, allowance, confidence, precision } = check(schema, input)
    const set = {
      name: called ?? undefined,
      allowance: allowance ?? undefined,
      confidence: confidence ?? undefined,
      precision: precision ?? undefined,
    }
    return write(async (transaction) => {
      await changeStudy(transaction, study.id, input.version, { ...set, observedId })
      if (parts) await setElements(transaction, study.id, rowsOf(parts))
      return { studyId: study.id }
    })
  },
  success: (t) => ({
    timeStudy: t.field({
      type: TimeStudy,
      description: 'The time study after the change.',
      resolve: ({ studyId }, _args, context, info) => loadWritten(context, info, studyId),
    }),
  }),
})

/** Somebody at the place of a study; who may record their own alone stays the one who is timed. */
async function observedAt(
  context: Context,
  study: Placement & { observedId: string | null },
  globalId: string,
): Promise<string> {
  const viewer = context.requireViewer()
  const id = uuidOf('User', globalId)
  const organization = await context.db.prisma.organization.findUniqueOrThrow({
    where: { id: study.organizationId },
    select: { path: true },
  })
  const [person] = await peopleAt(context, { ...study, organization }, { ids: [id] })
  if (!person) throw new NotFoundError(the('User'))
  if (!commandsPlaced(viewer, 'timeStudies.record', study) && id !== study.observedId) {
    throw new ForbiddenError(viewer.refusal('timeStudies.record', study.rootId))
  }
  return id
}

/** Sets the parts of a study: anew while nothing is timed, else in their places. */
async function setElements(transaction: Transaction, studyId: string, rows: ReturnType<typeof rowsOf>) {
  const before = await elementsOf(transaction, studyId)
  const { timeStudyElement } = transaction
  if (!before.some(({ observations }) => observations.length)) {
    await timeStudyElement.deleteMany({ where: { studyId } })
    await timeStudyElement.createMany({ data: rows.map((row) => ({ ...row, studyId })) })
    return
  }
  if (rows.length !== before.length) {
    throw new ValidationError([{ path: 'elements', message: t.keepsElements({ count: before.length }) }])
  }
  for (const [i, { name: called, rating }] of rows.entries()) {
    await timeStudyElement.update({
      where: { id: before[i]!.id },
      data: { name: called, rating },
      select: { id: true },
    })
  }
}
