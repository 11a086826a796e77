import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { globalId, isUuid } from '../../kernel/node.ts'
import { check, line, say } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { dataOf, panels, type Panel } from './panels.ts'
import { Procedure } from './Procedure.ts'
import { loadWritten, procedureToChange } from './visibleProcedures.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const rules = {
  name: line(1, 200).nullish(),
  position: z
    .int()
    .min(1, say(t.firstPlace))
    .max(panels.length, say(t.lastPlace({ place: panels.length })))
    .nullish(),
}

mutation('updateProcedure', {
  description: 'Renames, shows, hides or moves a standard procedure, or sets the data its panel opens with.',
  policy: 'organization.administer',
  input: (t) => ({
    id: t.id({ required: true, description: 'The procedure to update.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
    isShown: t.boolean({ description: 'Whether the procedure is shown.' }),
    position: t.int({
      description: 'The position among the procedures of the task item, starting at 1; other procedures are shifted.',
    }),
    data: t.field({
      type: 'JSON',
      description: 'What its panel is opened with; all of it; JSON, since each panel takes other data.',
    }),
  }),
  clears: {},
  async resolve({ id: named, version: asked, isShown, ...input }, { context, write }) {
    const before = await procedureToChange(context, named)
    const { id, taskItemId } = before
    const shape = z.object({ ...rules, data: dataOf[before.referTo as Panel].nullish() })
    const { name, position, data } = check(shape, input)
    await requireContacts(context, before.taskItem.majorTask.rootId, data)
    const version = asked ?? before.version
    const wanted = {
      name: name ?? undefined,
      action: isShown == null ? undefined : isShown ? 'show' : 'hide',
      data: (data ?? undefined) as Prisma.InputJsonObject | undefined,
    }
    return write(async (tx) => {
      // The procedures of one item change one after the other, so that each keeps a place of its own.
      await tx.$executeRaw`select 1 from task_item where id = ${taskItemId}::uuid for update`
      await changeVersioned(tx.procedure, the('Procedure'), { id, version }, wanted)
      if (position != null) await putAt(tx, taskItemId, id, position)
      return { procedureId: id }
    })
  },
  success: (t) => ({
    procedure: t.field({
      type: Procedure,
      description: 'The procedure after the change.',
      resolve: ({ procedureId }, _args, context, info) => loadWritten(context, info, procedureId),
    }),
  }),
})

async function putAt(tx: Transaction, taskItemId: string, id: string, position: number) {
  const all = await tx.procedure.findMany({
    where: { taskItemId },
    orderBy: [{ position: 'asc' }, { legacyId: 'asc' }],
    select: { id: true, position: true },
  })
  const others = all.filter((one) => one.id !== id)
  const order = [...others.slice(0, position - 1), all.find((one) => one.id === id)!, ...others.slice(position - 1)]
  for (const [i, one] of order.entries()) {
    if (one.position !== i + 1) await tx.procedure.update({ where: { id: one.id }, data: { position: i + 1 } })
  }
}

/** Contacts of the tree that are nobody's own: what everybody on the work may see. */
async function requireContacts(context: Context, rootId: string, data: object | null | undefined) {
  const { contactIds = [] } = (data ?? {}) as { contactIds?: string[] }
  const ids = new Set(contactIds)
  const uuids = [...ids].map((id) =>
    Buffer.from(id, 'base64')
      .toString()
      .replace(/^DirectoryContact:/, ''),
  )
  const found = await context.db.prisma.contact.findMany({
    where: { id: { in: uuids.filter(isUuid) }, rootId, ownerId: null },
    select: { id: true },
  })
  if (found.filter(({ id }) => ids.has(globalId('DirectoryContact', id))).length < ids.size) {
    throw new ValidationError([{ path: 'data.contactIds', message: t.chooseContacts }])
  }
}
