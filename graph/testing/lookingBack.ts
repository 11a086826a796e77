// That looking back to a moment shows what was seen then, in a run that a number decides.
import { expect } from 'vitest'
import { RandomWork, workplace } from './randomWork.ts'
import type { Person } from './rows.ts'
import { type Question, snapshot } from './snapshots.ts'
import type { World } from './world.ts'

interface Moment {
  at: Date
  person: Person
  question: Question
  seen: unknown
}

const orders = ['NUMBER', 'PRIORITY', 'DUE', 'STATUS_SINCE', 'CREATED', 'TITLE', 'ASSIGNEE', 'PO_NUMBER']
const groupings = ['STATE', 'CLASS', 'PRIORITY', 'ORGANIZATION', 'GROUP', 'ASSIGNEE', 'VEHICLE', 'DUE_DAY', null]

/** Takes so many moments of a run, and looks back to each from its end. */
export async function lookBack(world: World, { moments, seed }: { moments: number; seed: number }): Promise<void> {
  const at = await workplace(world)
  const work = new RandomWork(world, at, seed)
  const { random } = work
  const filters = [
    {},
    { organization: { below: at.north.globalId } },
    { isOverdue: true },
    {
      priority: { in: [3, 4, 5].map((id) => Buffer.from(`ReferenceItem:SCHEDULE_PRIORITY:${id}`).toString('base64')) },
    },
    { assignee: { isNull: true } },
    { text: { matches: '411' } },
    { state: { in: ['COMPLETE', 'ESCALATED'] } },
    { isEscalated: true, isOpen: true },
    { poNumber: { eq: 'PO-1' } },
    { not: { isScheduled: true } },
  ]
  const taken: Moment[] = []
  for (let i = 0; i < 12; i++) await work.step()
  while (taken.length < moments) {
    for (let i = random.between(1, 4); i > 0; i--) await work.step()
    world.clock.forward({ seconds: random.between(1, 7200) })
    const question = {
      filter: random.pick(filters),
      orderBy: { field: random.pick(orders), direction: random.pick(['ASC', 'DESC']) },
      groupBy: random.pick(groupings),
      first: random.between(1, 20),
    }
    const person = random.pick(work.people)
    taken.push({ at: world.clock.now(), person, question, seen: await snapshot(world, person, question) })
    // What is done from here on is done later.
    world.clock.forward({ seconds: 1 })
  }
  for (const [i, { at: asOf, person, question, seen }] of taken.entries())
    expect(await snapshot(world, person, question, asOf), `moment ${i} of seed ${seed}, ${asOf.toISOString()}`).toEqual(
      seen,
    )
}
