// The instants that a board, a list and an id can be of.
import { describe, expect, test } from 'vitest'
import { globalId, parseGlobalId } from '../../kernel/node.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { pastWork } from '../../testing/pastWork.ts'
import { tree } from '../../testing/tree.ts'

const { world, admin, create, ask, run, mark } = await pastWork('as_of_instants')

describe('an instant', () => {
  const source = `query ($asOf: DateTime) {
    board(asOf: $asOf) { asOf { at isExact keptSince isBeforeFirst } buckets { name count { value } } grids { count } }
    actionGrid(asOf: $asOf) { count asOf { isBeforeFirst } }
  }`

  test('before the first record is empty, and says so', async () => {
    const { admin: somebody } = await tree(world)
    const asOf = new Date(world.clock.now().getTime() - 300 * day)
    const answer = await ask<{ board: { grids: { count: number }[] } }>(somebody, source, { asOf })
    expect(answer).toMatchObject({
      board: { asOf: { at: asOf.toISOString(), isExact: false, isBeforeFirst: true } },
      actionGrid: { count: 0, asOf: { isBeforeFirst: true } },
    })
    expect(answer.board.grids.every(({ count }) => count === 0)).toBe(true)
  })

  test('of a tree that has records says that it has, and from when on all is kept', async () => {
    await create()
    const asOf = mark()
    expect(await ask(admin, source, { asOf })).toMatchObject({
      board: { asOf: { isExact: true, isBeforeFirst: false } },
      actionGrid: { asOf: { isBeforeFirst: false } },
    })
  })

  test.each([
    ['to come', 1, 'asOf: this is yet to come; name an instant of the past'],
    ['of more than a year ago', -367 * day, 'asOf: this is more than a year ago; the past is kept for a year'],
  ])('%s is refused by its path', async (_what, later, message) => {
    const asOf = new Date(world.clock.now().getTime() + later)
    for (const field of ['board', 'actionGrid']) {
      const inner = field === 'board' ? 'organizationPath' : 'count'
      const { errors } = await run(admin, `query ($asOf: DateTime) { ${field}(asOf: $asOf) { ${inner} } }`, {
        asOf,
      })
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'VALIDATION', argument: 'asOf' } })
    }
  })

  test.each(['2027-02-30T00:00:00Z', 'yesterday', '2026-11-03'])('that is none is refused: %s', async (asOf) => {
    const { errors } = await run(admin, 'query ($asOf: DateTime) { board(asOf: $asOf) { organizationPath } }', {
      asOf,
    })
    expect(errors?.[0]?.message).toContain('Expected type DateTime')
  })

  test('in an id is one that is kept, or leads nowhere', async () => {
    const { id } = await create()
    const { name } = parseGlobalId(id)!
    const source = 'query ($id: ID!) { node(id: $id) { id } }'
    const at = (text: string) => ask(admin, source, { id: globalId('Action', `${name}@${text}`) })
    const later = new Date(world.clock.now().getTime() + day).toISOString()
    for (const text of [later, '2020-01-01T00:00:00.000Z', '2026-13-01T00:00:00.000Z', 'then', ''])
      expect(await at(text)).toEqual({ node: null })
  })
})
