import { z } from 'zod'
import type { Sop } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { visibleFiles } from '../../organization/file/visibleFiles.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { stale } from '../../kernel/stale.ts'
import { check, line, say, text } from '../../kernel/validation.ts'
import { sopInAnswer } from './sopInAnswer.ts'
import { sopToChange } from './visibleSops.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const SopStepInput = builder.inputType('SopStepInput', {
  description: 'A step of an SOP.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'The work to be done, in a few words.' }),
    text: t.string({ description: 'Instructions for carrying out the step.' }),
    fileId: t.id({ description: 'An image or document for the step, uploaded for an SOP of the organization.' }),
  }),
})

const step = z.object({ title: line(1, 200), text: text(0, 5000).nullish(), fileId: z.string().nullish() })
const shape = z.object({
  changeNote: text(0, 500).nullish(),
  steps: z.array(step).max(100, say(t.mostSteps({ most: 100 }))),
})

mutation('saveSopDraft', {
  description: 'Saves the draft of the next version of an SOP, creating it if needed.',
  policy: 'tasks.edit',
  input: (t) => ({
    sopId: t.id({ required: true, description: 'The SOP.' }),
    version: t.int({
      description:
        'The expected version of the draft, 0 if there is none; any other current version returns a `ConflictError`; not checked if omitted.',
    }),
    changeNote: t.string({ description: 'A summary of what the version changes.' }),
    steps: t.field({
      type: [SopStepInput],
      required: true,
      description: 'All steps of the SOP, in order, at most 100.',
    }),
  }),
  async resolve(input, { context, write }) {
    const sop = await sopToChange(context, input.sopId)
    const { changeNote, steps } = check(shape, input)
    const files = await filesOf(
      context,
      sop,
      steps.flatMap(({ fileId }) => (fileId == null ? [] : [fileId])),
    )
    return write(async (transaction) => {
      const { sopVersion, sopStep } = transaction
      await transaction.$queryRaw`select 1 from sop where id = ${sop.id}::uuid for update`
      const draft = await sopVersion.findFirst({ where: { sopId: sop.id, publishedAt: null } })
      const seen = input.version ?? draft?.version ?? 0
      if (seen !== (draft?.version ?? 0))
        throw stale(t.theDraft, { version: seen, changeNote }, draft ?? { version: 0 })
      const last = await sopVersion.aggregate({ where: { sopId: sop.id }, _max: { number: true } })
      const { id: versionId } = draft
        ? await sopVersion.update({
            where: { id: draft.id },
            data: { changeNote: changeNote ?? undefined, version: { increment: 1 } },
            select: { id: true },
          })
        : await sopVersion.create({
            data: {
              sopId: sop.id,
              number: (last._max.number ?? 0) + 1,
              changeNote: changeNote ?? '',
              createdAt: context.now,
            },
            select: { id: true },
          })
      await sopStep.deleteMany({ where: { versionId } })
      const rows = steps.map(({ title, text: how, fileId }, position) => ({
        versionId,
        position,
        title,
        text: how ?? '',
        fileId: fileId == null ? null : files.get(fileId)!,
      }))
      await sopStep.createMany({ data: rows })
      return { sopId: sop.id }
    })
  },
  success: sopInAnswer,
})

/** The uuids of files, each of the organization and seen by the viewer. */
async function filesOf(context: Context, { organizationId }: Sop, given: string[]): Promise<Map<string, string>> {
  const uuids = new Map(given.map((id) => [id, uuidOf('File', id)]))
  const where = { AND: [visibleFiles(context), { organizationId, id: { in: [...uuids.values()] } }] }
  const found = uuids.size ? await context.db.prisma.file.findMany({ where, select: { id: true } }) : []
  for (const uuid of uuids.values()) if (!found.some(({ id }) => id === uuid)) throw new NotFoundError(the('File'))
  return uuids
}
