// Many mutations of a portion at once: each as by itself, in few statements; and who is refused is told so by name.
import { beforeAll, describe, expect, test } from 'vitest'
import { perform, type Transaction } from '../../kernel/mutation.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { World, type Organization, type Person } from '../../testing/world.ts'
import { atOnce, tryAtOnce } from './atOnce.ts'

let world: World
let root: Organization
let admin: Person

beforeAll(async () => {
  world = await World.make()
  root = await world.organization()
  admin = await world.user(root, 'ADMIN')
})

const place = (name: string, more: object = {}) => ({ organizationId: root.globalId, name, typeId: 1, ...more })
const within = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  world.prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`select set_config('opsgraph.actor', ${admin.id}, true)`
    return work(transaction)
  })

/** Makes locations by their mutation, at once. */
const made = async (inputs: object[], by = atOnce) =>
  within(async (transaction) =>
    by(await world.context(admin), transaction, inputs, (context, own, input) =>
      perform('createLocation', input, context, (work) => work(own)),
    ),
  )

const count = (prefix: string) =>
  world.prisma.location.count({ where: { organizationId: root.id, name: { startsWith: `${prefix} ` } } })

describe('many at once', () => {
  test('answer each with its own, in as many statements as a few, and leave the same behind as one by one', async () => {
    // Every other row says less, so that not all have the same columns.
    const inputs = (prefix: string, rows: number) =>
      Array.from({ length: rows }, (_, i) =>
        place(`${prefix} ${i}`, i % 2 ? {} : { address: { city: `City ${i}` }, latitude: i, longitude: i }),
      )
    let results: { locationId?: unknown }[] = []
    const few = await statementsOf(async () => void (await made(inputs('Few', 4))))
    const many = await statementsOf(async () => void (results = await made(inputs('Many', 60))))
    expect(many.length).toBe(few.length)
    const rows = await world.prisma.location.findMany({
      where: { organizationId: root.id, name: { startsWith: 'Many ' } },
      include: { address: true },
    })
    for (const [i, { locationId }] of results.entries()) {
      const row = rows.find(({ id }) => id === locationId)
      expect(row).toMatchObject(
        i % 2
          ? { name: `Many ${i}`, latitude: null, address: null }
          : { name: `Many ${i}`, latitude: i, address: { city: `City ${i}` } },
      )
    }
    for (const input of inputs('Alone', 2)) await world.mutate(admin, 'createLocation', input, '__typename')
    const told = async (name: string) => {
      const { id } = await world.prisma.location.findFirstOrThrow({ where: { organizationId: root.id, name } })
      const entries = await world.prisma.auditEntry.findMany({ where: { nounId: id } })
      return entries.map(({ actorId, noun, action }) => ({ actorId, noun, action }))
    }
    const alone = await told('Alone 0')
    expect(alone).toHaveLength(1)
    for (const name of ['Many 0', 'Many 1', 'Many 59']) expect(await told(name)).toEqual(alone)
  })

  test('are nothing where the database refuses one, and it is that one which is told', async () => {
    await made([place('Taken 2')])
    const asked: unknown[] = []
    const work = within(async (transaction) =>
      atOnce(await world.context(admin), transaction, [1, 2, 3], async (context, own, n) => {
        try {
          return await perform('createLocation', place(`Taken ${n}`), context, (make) => make(own))
        } catch (error) {
          asked.push(n)
          throw error
        }
      }),
    )
    await expect(work).rejects.toThrow('There is a location of this name already.')
    // At once none of them is made; one by one, the second is the first that is not.
    expect(asked).toEqual([1, 2, 3, 2])
    expect(await count('Taken')).toBe(1)
  })

  test('leave nothing of a trial, and one that the database refuses spoils it for no other', async () => {
    await made([place('Tried 2')])
    const results = await within(async (transaction) =>
      tryAtOnce(await world.context(admin), transaction, [1, 2, 3], async (context, own, n) => {
        try {
          return Object.keys(await perform('createLocation', place(`Tried ${n}`), context, (make) => make(own)))
        } catch (error) {
          return (error as Error).message
        }
      }),
    )
    expect(results).toEqual([['locationId'], 'There is a location of this name already.', ['locationId']])
    expect(await count('Tried')).toBe(1)
  })
})
