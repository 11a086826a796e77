// The toolbar of the board, and records that stand in its grids.
import type { Locator, Page } from 'playwright-core'
import type { World } from '../../../graph/testing/world.ts'
import { ownBoard } from './board.ts'

export const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Tools and grids' })

/** A late record of an Admin's, an urgent one that they work on, and one with a slot. */
export async function ownWork(world: World) {
  const { at, admin } = await ownBoard(world)
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const late = await world.action(at, admin, {
    title: 'Late check',
    actionClassId: 1,
    assigneeId: admin.id,
    scheduledEnd: soon(-3),
  })
  const urgent = await world.action(at, admin, {
    title: 'Urgent call',
    actionClassId: 2,
    priorityId: 1,
    assigneeId: admin.id,
    state: 'STARTED',
    actualStart: soon(-1),
  })
  await world.action(at, admin, {
    title: 'Quarterly audit',
    actionClassId: 4,
    assigneeId: admin.id,
    isScheduled: true,
    scheduledStart: soon(40),
    scheduledEnd: soon(44),
  })
  return { at, admin, late, urgent }
}
