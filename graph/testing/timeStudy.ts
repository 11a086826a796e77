import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/**
 * A time study of an item in an organization, timed by somebody who is nobody else; each element with the times of its
 * cycles.
 */
export async function timeStudyOf(
  { prisma }: World,
  { id: organizationId }: Organization,
  taskItemId: string,
  {
    observerId,
    elements = [['Check', 1, [60]]],
    ...more
  }: { observerId: string; elements?: [name: string, rating: number, seconds: number[]][] } & Partial<{
    name: string
    departmentId: string
    groupId: string
    observedId: string
    allowance: number
  }>,
) {
  const { id, legacyId } = await prisma.timeStudy.create({
    data: {
      organizationId,
      taskItemId,
      observerId,
      name: 'Study',
      ...more,
      elements: {
        create: elements.map(([name, rating, times], i) => ({
          position: i + 1,
          name,
          rating,
          observations: { create: times.map((seconds, n) => ({ cycle: n + 1, seconds, at: new Date() })) },
        })),
      },
    },
    select: { id: true, legacyId: true },
  })
  return { id, legacyId, globalId: globalId('TimeStudy', id) }
}
