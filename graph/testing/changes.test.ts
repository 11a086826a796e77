// What is written while changes are taken back is neither lost nor left.
import { expect, test } from 'vitest'
import { makeClient } from '../../prisma/connect.ts'
import { asOwner } from './database.ts'
import { Changes } from './changes.ts'
import { demoIds } from './demoIds.ts'
import { ownDemo } from './demo.ts'

test('counts that go on while they are taken back leave nothing behind', async () => {
  const world = await ownDemo('taken_back')
  const changes = await Changes.of(asOwner(world.services.db.connection))
  const client = makeClient(asOwner(world.services.db.connection))
  await client.connect()
  try {
    const pristine = await changes.sum()
    const ending = new AbortController()
    const counting = (async () => {
      while (!ending.signal.aborted)
        await client.query(
          `insert into rest_call as known (root_id, method, path, day, calls, last_at, last_user_agent)
           values ($1, 'GET', '/api/x', '2026-01-01', 1, now(), '') on conflict (root_id, method, path, day)
           do update set calls = known.calls + 1`,
          [demoIds.northway],
        )
    })()
    for (let time = 0; time < 200; time++) await changes.takeBack([])
    ending.abort()
    await counting
    await changes.takeBack([])
    expect(await changes.sum()).toBe(pristine)
  } finally {
    await client.end()
    await changes.close()
  }
})
