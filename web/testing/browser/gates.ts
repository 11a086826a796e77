import { cardOf, ownBoard } from './board.ts'
import type { House } from './visit.ts'

/** A board of two records, with all that comes behind its first screen. */
export async function openGates(house: House) {
  const { at, admin } = await ownBoard(house.world)
  const gate = await house.world.action(at, admin, { title: 'Mend the gate of the yard', priorityId: 1 })
  const lamp = await house.world.action(at, admin, { title: 'Change the lamp of the gate', priorityId: 2 })
  const visitor = await house.visit(admin, '/home')
  await cardOf(visitor.page, gate).waitFor()
  // Behind the first screen come the keys.
  await visitor.page.getByRole('status', { name: 'Connection' }).waitFor({ state: 'attached' })
  return { ...visitor, at, admin, gate, lamp }
}
