// A right that is taken away ends within five seconds by the clock on the wall, at each door.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

/** The clock on the wall. */
class WallClock extends TestClock {
  override now() {
    return new Date()
  }
}

const longest = 5_000

const world = await World.make({ clock: new WallClock() })
// Another process on the same database: it hears of the change only by being told.
const elsewhere = await World.make({ clock: new WallClock() })
const [base, otherBase] = await Promise.all([world.serve(), elsewhere.serve()])
const { root, admin } = await tree(world)

/** Somebody at all three doors of a process: they see one record, and listen. */
async function atAllDoors(at: string) {
  const spot = await world.group(root)
  const person = await world.user(root)
  await world.prisma.membership.deleteMany({ where: { userId: person.id } })
  const membership = await world.join(person, root, 'SUPERVISION', spot)
  await world.action(root, admin, spot)
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  const rest = async () => {
    const response = await fetch(`${at}/api/views/get_action_record_management`, { headers })
    return response.status === 200 ? ((await response.json()) as unknown[]).length : response.status
  }
  const graph = async () => {
    const body = JSON.stringify({ query: '{ actionGrid { count } }' })
    const response = await fetch(`${at}/graphql`, { method: 'POST', headers, body })
    return response.status === 200
      ? ((await response.json()) as { data: { actionGrid: { count: number } } }).data.actionGrid.count
      : response.status
  }
  const body = JSON.stringify({ query: 'subscription { boardChanged { actionId } }' })
  const stream = await fetch(`${at}/graphql`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
    body,
  })
  expect([await rest(), await graph(), stream.status]).toEqual([1, 1, 200])
  const ended = stream.text()
  return { person, membershipId: globalId('Membership', membership.id), rest, graph, ended }
}

describe.each([
  ['the process that takes it', () => base],
  ['another process', () => otherBase],
])('at %s', (_name, at) => {
  test('a membership that is ended ends what it gave: REST, GraphQL, and the open subscription', async () => {
    const { membershipId, rest, graph, ended } = await atAllDoors(at())
    const { result } = await world.ask<{ result: { __typename: string } }>(
      admin,
      'mutation ($input: EndMembershipInput!) { result: endMembership(input: $input) { __typename ... on Error { message } } }',
      { input: { id: membershipId } },
    )
    expect(result).toEqual({ __typename: 'EndMembershipSuccess' })
    await expect.poll(rest, { timeout: longest }).toBe(0)
    await expect.poll(graph, { timeout: longest }).toBe(0)
    expect(await within(ended)).toContain('connect again')
  })

  test('who is disabled is out', async () => {
    const { person, rest, graph, ended } = await atAllDoors(at())
    await world.mutate(admin, 'disableUser', { id: person.globalId }, 'user { id }')
    await expect.poll(rest, { timeout: longest }).toBe(401)
    await expect.poll(graph, { timeout: longest }).toBe(401)
    expect(await within(ended)).toContain('event: complete')
  })
})

function within<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error(`It took more than ${longest} ms.`)), longest),
  )
  return Promise.race([work, late])
}
