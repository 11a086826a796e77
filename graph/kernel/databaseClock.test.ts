import { afterEach, expect, test, vi } from 'vitest'
import { makeServices } from '../services.ts'
import { clockSkew, signAccessToken, verifyAccessToken } from './auth/accessToken.ts'
import { readSettings } from './settings.ts'
import { World } from '../testing/world.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([-300_000, 0, 300_000])(
  'a machine whose clock is %i ms off goes by the time of the database',
  async (off) => {
    const { services } = await World.make()
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + off)
    const own = await makeServices(readSettings({ LOG_LEVEL: 'silent' }), services.db.connection)
    expect(Math.abs(own.clock.now().getTime() - now())).toBeLessThan(60_000)
    await own.events.close()
    await own.db.close()
  },
)

test('a token is good for as long as two clocks may be apart, before it began and after it ended', async () => {
  const { keys } = (await World.make()).services
  const at = new Date('2026-11-22T12:00:00Z')
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  const good = async (seconds: number) =>
    (await verifyAccessToken(
      keys,
      await signAccessToken(keys, crypto.randomUUID(), crypto.randomUUID(), at),
      later(seconds),
    )) !== null
  expect(clockSkew).toBe(30)
  expect([await good(-31), await good(-29), await good(600), await good(629), await good(631)]).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  // One that was looked at before is no better.
  const token = await signAccessToken(keys, crypto.randomUUID(), crypto.randomUUID(), at)
  expect(await verifyAccessToken(keys, token, at)).not.toBeNull()
  expect([
    (await verifyAccessToken(keys, token, later(629))) !== null,
    await verifyAccessToken(keys, token, later(631)),
  ]).toEqual([true, null])
})
