// A workplace whose people undo what they did.
import { globalId } from '../kernel/node.ts'
import type { workplace } from './randomWork.ts'
import type { Person } from './rows.ts'
import type { World } from './world.ts'

interface Undone {
  outcomes: { stepId: string; error: { code: string; message: string } | null }[]
}

export interface Made {
  action: { id: string; version: number }
  stepId: string
}

type Workplace = Pick<Awaited<ReturnType<typeof workplace>>, 'admin' | 'root' | 'spot' | 'worker'>

export function undoing(world: World, { admin, root, spot, worker }: Workplace) {
  const undo = async (person: Person, ...stepIds: string[]) =>
    (await world.mutate<Undone>(person, 'undoSteps', { stepIds }, 'outcomes { stepId error { code message } }'))
      .outcomes

  /** A record of the worker's, unless said otherwise. */
  async function create(more: object = {}): Promise<string> {
    const { action } = await world.mutate<Made>(
      admin,
      'createAction',
      {
        title: 'Unit 4100',
        organizationId: root.globalId,
        groupId: globalId('Group', spot.groupId),
        departmentId: globalId('Department', spot.departmentId),
        assigneeId: worker.globalId,
        priorityId: 4,
        actionClassId: 1,
        ...more,
      },
      'action { id version }',
    )
    return action.id
  }
  return { undo, create }
}
