// Where in an organization somebody is to be placed: what is given is of its tree, what is not takes the usual.
import { readDepartmentOfTree, readGroupOfTree } from '../../organization/organization/placeIn.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** The job role of whoever is given none. */
export const usualJobRole = 'Manager'

export interface PlacementInput {
  departmentId?: string | null
  groupId?: string | null
  jobRoleId?: string | null
}

export interface Placement {
  departmentId: string | null
  groupId: string | null
  /** Null for the usual one, which is made where a tree has none yet. */
  jobRoleId: string | null
}

const readJobRole = rowReader('jobRole', (_, organizationId: string) => ({ where: { organizationId } }))

/** Throws where something is not of the tree, or the group not of the department. */
export async function placementIn(context: Context, rootId: string, input: PlacementInput): Promise<Placement> {
  const foundDepartment = input.departmentId
    ? await readDepartmentOfTree(context, uuidOf('Department', input.departmentId), rootId)
    : null
  if (input.departmentId && !foundDepartment) throw new NotFoundError(the('Department'))
  const foundGroup = input.groupId ? await readGroupOfTree(context, uuidOf('Group', input.groupId), rootId) : null
  if (input.groupId && !foundGroup) throw new NotFoundError(the('Group'))
  const foundRole = input.jobRoleId ? await readJobRole(context, uuidOf('JobRole', input.jobRoleId), rootId) : null
  if (input.jobRoleId && !foundRole) throw new NotFoundError(the('JobRole'))
  if (foundDepartment && foundGroup && foundGroup.departmentId !== foundDepartment.id) {
    throw new ValidationError([{ path: 'groupId', message: t.groupOf({ department: foundDepartment.name }) }])
  }
  const given = { department: foundDepartment, group: foundGroup, jobRole: foundRole }
  for (const [name, row] of Object.entries(given)) {
    if (row?.status === 'INACTIVE')
      throw new ValidationError([{ path: `${name}Id`, message: t.inactive({ name: row.name }) }])
  }
  return {
    departmentId: foundGroup?.departmentId ?? foundDepartment?.id ?? null,
    groupId: foundGroup?.id ?? null,
    jobRoleId: foundRole?.id ?? null,
  }
}

/** The id of the usual job role of a tree. */
export async function usualJobRoleId(transaction: Transaction, rootId: string): Promise<string> {
  const key = { organizationId: rootId, name: usualJobRole }
  await transaction.jobRole.createMany({ data: [key], skipDuplicates: true })
  const { id } = await transaction.jobRole.findUniqueOrThrow({
    where: { organizationId_name: key },
    select: { id: true },
  })
  return id
}
