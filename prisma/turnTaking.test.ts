// What Prisma asks for at once within a transaction goes over its connection one statement after another.
// Its prototype is watched.
// oxlint-disable-next-line eslint/no-restricted-imports
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { World } from '../graph/testing/world.ts'

const world = await World.make()
const { prisma } = world

/** The most statements that a connection had yet to send when it was given another. */
function mostWaiting(): () => number {
  const prototype = pg.Client.prototype as unknown as {
    query: (this: { _queryQueue: unknown[] }, ...args: unknown[]) => unknown
  }
  const { query } = prototype
  let most = 0
  prototype.query = function (...args) {
    most = Math.max(most, this._queryQueue.length)
    return query.apply(this, args)
  }
  onTestFinished(() => void (prototype.query = query))
  return () => most
}

test('the parts of an answer are asked for in turn, and none of them waits in the connection', async () => {
  const at = await world.organization()
  const { id: userId } = await world.user(at, 'ADMIN', await world.group(at, 'Maintenance'))
  const most = mostWaiting()
  const found = await prisma.$transaction((tx) =>
    tx.membership.findFirstOrThrow({
      where: { userId },
      include: { user: true, organization: true, department: true, group: true, jobRole: true },
    }),
  )
  expect([found.user.id, found.organization.id, found.department?.name]).toEqual([
    userId,
    at.id,
    'Department of Maintenance',
  ])
  expect(most()).toBe(0)
})

test('a statement that fails ends neither the turns nor the connection', async () => {
  await expect(
    prisma.$transaction((tx) => Promise.all([tx.$queryRaw`select 1 / 0`, tx.$queryRaw`select 1`])),
  ).rejects.toThrow('division by zero')
  expect(await prisma.$transaction((tx) => tx.$queryRaw`select 1 as n`)).toEqual([{ n: 1 }])
})
