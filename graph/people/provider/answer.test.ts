// What comes back from a provider, at the wrong time or place.
import { describe, expect, test } from 'vitest'
import { providerSteps } from '../../testing/providerSteps.ts'
import { providerSettings, providerWorld } from '../../testing/providerWorld.ts'
import { World } from '../../testing/world.ts'

const { world, provider, start, finish, go, known, connected } = await providerWorld()

describe('an answer', () => {
  test('is good once', async () => {
    const { root } = await connected('TRANSACTIONAL')
    const { startToken, url } = await start(null, root)
    const response = await provider.visit(url!, known().subject)
    expect((await finish(null, root, 'SIGN_IN', startToken!, response)).code).toBeUndefined()
    expect((await finish(null, root, 'SIGN_IN', startToken!, response)).message).toMatch(/was used already/)
  })

  test('of a later sign-in outlives what was begun before', async () => {
    const { root } = await connected('TRANSACTIONAL')
    const { subject } = known()
    await go(root, subject)
    world.clock.forward({ seconds: 1 })
    const before = await start(null, root)
    world.clock.forward({ seconds: 1 })
    expect((await go(root, subject)).code).toBeUndefined()
    const late = await finish(null, root, 'SIGN_IN', before.startToken!, await provider.visit(before.url!, subject))
    expect(late.message).toMatch(/was used already/)
  })

  test('is good where it was asked for alone, for ten minutes, and for what it was asked for', async () => {
    const { root } = await connected('TRANSACTIONAL')
    const { root: other } = await connected('TRANSACTIONAL')
    const person = await world.user(root)
    const [one, two] = [await start(null, root), await start(null, root)]
    const response = await provider.visit(one.url!, known().subject)
    const refused = async (...given: Parameters<typeof finish>) => expect((await finish(...given)).code).toBe('SIGN_IN')
    await refused(null, root, 'SIGN_IN', two.startToken!, response)
    await refused(null, other, 'SIGN_IN', one.startToken!, response)
    await refused(person, root, 'LINK', one.startToken!, response)
    await refused(null, root, 'SIGN_IN', 'no token', response)
    world.clock.forward({ minutes: 11 })
    await refused(null, root, 'SIGN_IN', one.startToken!, response)
  })

  test('for one person is none for another', async () => {
    const { root } = await connected()
    const [one, two] = [await world.user(root), await world.user(root)]
    const { startToken, url } = await start(one, root, 'LINK')
    const response = await provider.visit(url!, known().subject)
    expect((await finish(two, root, 'LINK', startToken!, response)).code).toBe('SIGN_IN')
  })

  test('of who did not agree says so', async () => {
    const { root } = await connected('TRANSACTIONAL')
    expect((await go(root, null)).message).toMatch(/did not agree/)
  })

  test.each([
    ['nothing', ''],
    ['no query', 'nonsense'],
    ['two codes', '?code=a&code=b&state=c'],
    ['far too much', `?code=${'a'.repeat(9_000)}`],
  ])('that is %s is refused', async (_name, response) => {
    const { root } = await connected('TRANSACTIONAL')
    const { startToken } = await start(null, root)
    expect(['SIGN_IN', 'VALIDATION']).toContain((await finish(null, root, 'SIGN_IN', startToken!, response)).code)
  })
})

describe('from one address', () => {
  const limited = { settings: { ...providerSettings, SIGN_INS_PER_MINUTE: 5, SIGN_INS_PER_ADDRESS: 5 } }

  test('a whole office signs in within a minute, and what fails is counted', async () => {
    const office = await World.make(limited)
    const { start: begin, finish: end } = providerSteps(office)
    const { root } = await connected('TRANSACTIONAL')
    const signIn = async (subject: string | null) => {
      const { startToken, url, code } = await begin(null, root)
      return url ? end(null, root, 'SIGN_IN', startToken!, await provider.visit(url, subject)) : { code }
    }
    for (let i = 0; i < 12; i++) expect((await signIn(known().subject)).code).toBeUndefined()
    for (let i = 0; i < 5; i++) expect((await signIn(null)).code).toBe('SIGN_IN')
    expect((await signIn(known().subject)).code).toBe('RATE_LIMIT')
  })
})
