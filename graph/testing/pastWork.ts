// A workplace whose records change, and what is read of them as of an instant before that.
import { globalId } from '../kernel/node.ts'
import type { Person } from './rows.ts'
import { tree } from './tree.ts'
import { World } from './world.ts'

interface Read {
  action: { id: string; title: string; stateName: string; asOf: { at: string; isExact: boolean } | null } | null
}

interface Place {
  groupId: string
  departmentId: string
}

const group = ({ groupId }: Place) => globalId('Group', groupId)
const department = ({ departmentId }: Place) => globalId('Department', departmentId)

/** In a database of its own: clocks of others would run with its own. */
export async function pastWork(database: string) {
  const world = await World.make({ database })
  const made = await tree(world, {
    below: { north: { type: 'LOCATION' } },
    groups: { spot: {}, other: {} },
    people: {
      admin: 'ADMIN',
      supervision: { level: 'SUPERVISION', in: 'spot' },
      worker: { in: 'spot' },
      beyond: { level: 'SUPERVISION', in: 'other' },
    },
  })

  const create = async (more: object = {}) => {
    const written = await world.mutate<{ action: { id: string; key: string; version: number } }>(
      made.admin,
      'createAction',
      {
        title: 'Record',
        actionClassId: 1,
        priorityId: 4,
        organizationId: made.root.globalId,
        groupId: group(made.spot),
        departmentId: department(made.spot),
        ...more,
      },
      'action { id key version }',
    )
    if (!written.action) throw new Error(JSON.stringify(written))
    world.clock.forward({ minutes: 1 })
    return written.action
  }
  /** As they come over the wire. */
  const ask = <Data = Record<string, never>>(person: Person, source: string, variables: object = {}): Promise<Data> =>
    world.ask<Data>(person, source, JSON.parse(JSON.stringify(variables)) as Record<string, unknown>)
  const run = (person: Person, source: string, variables: object) =>
    world.run(person, source, JSON.parse(JSON.stringify(variables)) as Record<string, unknown>)

  /** An instant, after which time goes on. */
  function mark(): Date {
    const at = world.clock.now()
    world.clock.forward({ minutes: 10 })
    return at
  }

  const read = async (person: Person, key: string, asOf?: Date) =>
    (
      await ask<Read>(
        person,
        'query ($key: String!, $asOf: DateTime) { action(key: $key, asOf: $asOf) { id title stateName asOf { at isExact } } }',
        { key, asOf },
      )
    ).action
  return { world, ...made, create, ask, run, mark, read }
}
