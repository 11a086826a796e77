import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/**
 * A checklist with an item and an SOP with a version in force, of an organization; answers with their global ids by
 * type.
 */
export async function ownChecklists({ prisma }: World, { id: organizationId }: Organization, name: string) {
  const checklist = await prisma.checklist.create({ data: { organizationId, name } })
  const item = await prisma.checklistItem.create({
    data: { checklistId: checklist.id, revision: 1, position: 0, kind: 'PASS_FAIL', prompt: name },
  })
  const sop = await prisma.sop.create({ data: { organizationId, name } })
  const version = await prisma.sopVersion.create({ data: { sopId: sop.id, number: 1, publishedAt: new Date() } })
  return {
    Checklist: globalId('Checklist', checklist.id),
    ChecklistItem: globalId('ChecklistItem', item.id),
    Sop: globalId('Sop', sop.id),
    SopVersion: globalId('SopVersion', version.id),
  }
}
