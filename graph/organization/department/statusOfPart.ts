// Departments, groups and job roles that are no longer given out: who has one keeps it.
import type { ActiveStatus } from '../../../prisma/__generated__/client/enums.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import type { Context } from '../../kernel/context.ts'
import type { SuccessFields, Transaction } from '../../kernel/mutation.ts'
import { statusMutations } from '../../kernel/statusMutations.ts'
import { requireEdit } from './editing.ts'
import { the } from '../../kernel/noun.ts'

interface Part {
  id: string
  version: number
  rootId: string
}

interface Options {
  /** What it is called: in a sentence, and in the names of its mutations. */
  words: string
  type: string
  find: (context: Context, id: string) => Promise<Part>
  change: (transaction: Transaction, seen: { id: string; version: number }, status: ActiveStatus) => Promise<void>
  /** The memberships that have it. */
  having: (id: string) => Prisma.MembershipWhereInput
  success: SuccessFields<{ partId: string; inUse: number }>
}

/** Declares how a part of a tree is activated and deactivated. */
export function statusOfPart({ words, type, find, change, having, success }: Options) {
  statusMutations<ActiveStatus, { partId: string; inUse: number }>(
    the(type),
    {
      [`activate${type}`]: { to: 'ACTIVE', description: `Activates a ${words}, so that it can be assigned again.` },
      [`deactivate${type}`]: {
        to: 'INACTIVE',
        description: `Deactivates a ${words}, which keeps existing assignments and prevents new ones.`,
      },
    },
    {
      policy: 'departments.edit',
      undo: {
        noun: type,
        column: 'status',
        find: async (context, id) => requireEdit(context.requireViewer(), (await find(context, id)).rootId),
      },
      async resolve(input, { context, write }, status) {
        const { id, version, rootId } = await find(context, input.id)
        requireEdit(context.requireViewer(), rootId)
        return write(async (transaction) => {
          await change(transaction, { id, version: input.version ?? version }, status)
          const inUse = await transaction.membership.count({ where: { AND: [heldAt(context.now), having(id)] } })
          return { partId: id, inUse }
        })
      },
      success: (t) => ({
        ...success(t),
        inUse: t.exposeInt('inUse', { description: 'The number of current memberships that use it; they keep it.' }),
      }),
    },
  )
}
