// Many mutations of a portion at once: each as by itself, in few statements; and who is refused is told so by name.
import { describe, expect, test } from 'vitest'
import { perform, type Transaction } from '../../kernel/mutation.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { tryRows, writeRows } from './writeRows.ts'

const world = await World.make()
const { root, admin } = await tree(world)

const place = (name: string, more: object = {}) => ({ organizationId: root.globalId, name, typeId: 1, ...more })
const within = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  world.prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`select set_config('opsgraph.actor', ${admin.id}, true)`
    return work(transaction)
  })

/** Makes locations by their mutation, at once. */
const made = async (inputs: object[]) => {
  const context = await world.context(admin)
  return within((transaction) =>
    writeRows(transaction, inputs, (writer, input) => perform('createLocation', input, context, writer)),
  )
}

const count = (prefix: string) =>
  world.prisma.location.count({ where: { organizationId: root.id, name: { startsWith: `${prefix} ` } } })

describe('many at once', () => {
  test('answer each with its own, in as many statements as a few, and leave the same behind as one by one', async () => {
    // Every other row says less, so that not all have the same columns.
    const inputs = (prefix: string, rows: number) =>
      Array.from({ length: rows }, (_, i) =>
        place(
          `${prefix} ${i}`,
          i % 2 ? {} : { address: { city: `City ${i}` }, coordinates: { latitude: i, longitude: i } },
        ),
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
    const context = await world.context(admin)
    const work = within((transaction) =>
      writeRows(transaction, [1, 2, 3], async (writer, n) => {
        try {
          return await perform('createLocation', place(`Taken ${n}`), context, writer)
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
    const context = await world.context(admin)
    const results = await within((transaction) =>
      tryRows(transaction, [1, 2, 3], async (writer, n) => {
        try {
          return Object.keys(await perform('createLocation', place(`Tried ${n}`), context, writer))
        } catch (error) {
          return (error as Error).message
        }
      }),
    )
    expect(results).toEqual([['locationId'], 'There is a location of this name already.', ['locationId']])
    expect(await count('Tried')).toBe(1)
  })

  test('write in the order of the rows, what one operation writes once all have come to it or need nothing more', async () => {
    const calls: unknown[] = []
    const operation = (name: string) => async (_: Transaction, drafts: readonly number[]) => {
      calls.push([name, drafts])
      return drafts.map((n) => ({ n }))
    }
    const [first, second] = [operation('first'), operation('second')]
    const results = await within((transaction) =>
      writeRows(transaction, [0, 1, 2, 3], async (writer, n) => {
        if (n === 0) await new Promise((resolve) => setTimeout(resolve, 20))
        if (n === 2) return 'nothing'
        const { n: made } = await writer.writeDraft(n, n === 3 ? second : first)
        if (n === 1) await writer.writeDraft(n, second)
        return made
      }),
    )
    expect(calls).toEqual([
      ['first', [0, 1]],
      ['second', [3]],
      ['second', [1]],
    ])
    expect(results).toEqual([0, 1, 'nothing', 3])
  })
})
