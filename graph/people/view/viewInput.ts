import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { globalId, uuidOf } from '../../kernel/node.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { name, text, say } from '../../kernel/validation.ts'
import { requireSharing } from './visibleViews.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export const viewRules = {
  name,
  screen: z
    .string()
    .max(60, say(t.atMost))
    .regex(/^[A-Za-z]+(\/[A-Za-z]+)*$/, say(t.nameRoute)),
  search: text(0, 4000).regex(/^[^?#\s]*$/, say(t.giveSearch)),
}

interface PlaceInput {
  organizationId?: string | null
  departmentId?: string | null
  groupId?: string | null
}

const nowhere = { organizationId: null, departmentId: null, groupId: null }

/** Whether an input says where a view is shared at all. */
export const saysWhere = ({ organizationId, departmentId, groupId }: PlaceInput) =>
  organizationId !== undefined || Boolean(departmentId) || Boolean(groupId)

/** Where a view is to be shared, as columns, which takes the right to; nowhere where nothing is named. */
export async function sharedAt(context: Context, { organizationId: named, departmentId, groupId }: PlaceInput) {
  const organizationId = named ?? (await rootOf(context, { departmentId, groupId }))
  if (!organizationId) return nowhere
  const placement = await placeIn(context, { organizationId, departmentId, groupId })
  requireSharing(context.requireViewer(), placement)
  return { organizationId: placement.organizationId, departmentId: placement.departmentId, groupId: placement.groupId }
}

/** The organization of a department or a group that is named alone: the root that it belongs to. */
async function rootOf(context: Context, { departmentId, groupId }: PlaceInput): Promise<string | null> {
  if (!departmentId && !groupId) return null
  const { prisma } = context.db
  const organizationId = { in: context.requireViewer().rootIds }
  const department = groupId
    ? (
        await prisma.group.findFirst({
          where: { id: uuidOf('Group', groupId), department: { organizationId } },
          select: { department: true },
        })
      )?.department
    : await prisma.department.findFirst({
        where: { id: uuidOf('Department', departmentId!), organizationId },
      })
  if (!department) throw new NotFoundError(groupId ? the('Group') : the('Department'))
  return globalId('Organization', department.organizationId)
}
