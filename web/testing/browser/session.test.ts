// What becomes of a sign-in: refreshed in silence, shared by all tabs, and ended for all of them.
import { expect, test } from 'vitest'
import { isLive, ownBoard, panel, toastOf } from './board.ts'
import { countRefreshes, hold, isOf, openHouse, storageOf } from './visit.ts'

const house = openHouse()
const unauthorized = /status of 401/

test('an expired access token is replaced in silence', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page, context } = await house.current.visit(admin, '/nowhere', { expected: unauthorized })
  const before = await storageOf(page)
  const refreshes = countRefreshes(context)
  world.clock.forward({ minutes: 11 })
  await page.goto('/home')
  await panel(page, 'Next Up').getByText(action.title).waitFor()
  const after = await storageOf(page)
  await expect.poll(() => refreshes()).toBe(1)
  expect(after.access_token).not.toBe(before.access_token)
  expect(after.refresh_token).not.toBe(before.refresh_token)
})

test('the explorer replaces an expired access token too, once for all that ask', async () => {
  const { world } = house.current
  const { admin } = await ownBoard(world)
  const { page, context } = await house.current.visit(admin, '/nowhere', { expected: unauthorized })
  const before = await storageOf(page)
  const refreshes = countRefreshes(context)
  world.clock.forward({ minutes: 11 })
  await page.goto('/graphql')
  await page.waitForFunction(() => document.querySelector('.graphiql-container'))
  const names = await page.evaluate(async () => {
    const ask = () =>
      fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ viewer { user { name } } }"}',
      })
    const answers = (await Promise.all((await Promise.all([ask(), ask()])).map((answer) => answer.json()))) as {
      data: { viewer: { user: { name: string } } }
    }[]
    return answers.map(({ data }) => data.viewer.user.name)
  })
  const after = await storageOf(page)
  expect([names, await refreshes()]).toEqual([[admin.name, admin.name], 1])
  expect(after.access_token).not.toBe(before.access_token)
  expect(after.refresh_token).not.toBe(before.refresh_token)
})

test('two tabs that need a new token at once ask for one', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page, tab, context } = await house.current.visit(admin, '/nowhere', { expected: unauthorized })
  const other = await tab('/nowhere')
  const refreshes = countRefreshes(context)
  const bothRefused = Promise.all(
    [page, other].map((one) => one.waitForResponse((response) => response.status() === 401)),
  )
  await context.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('refreshSession')) await bothRefused
    await route.continue()
  })
  world.clock.forward({ minutes: 11 })
  await Promise.all([page.goto('/home'), other.goto('/home')])
  for (const one of [page, other]) await panel(one, 'Next Up').getByText(action.title).waitFor()
  await expect.poll(() => refreshes()).toBe(1)
})

test('where the sign-in has ended elsewhere one is back at the sign-in, told why, top right, and nothing is wrong in the console', async () => {
  const { world } = house.current
  const { admin } = await ownBoard(world)
  // A browser tells by itself of what was asked just then and is answered with 401.
  const { page } = await house.current.visit(admin, '/home', { expected: /\b401\b/ })
  await panel(page, 'Next Up').waitFor()
  await isLive(page)
  await world.mutate(admin, 'signOut', {}, 'signedOut')
  await page.waitForURL('**/login')
  await toastOf(page, 'You were signed out').getByText('This session has ended. Sign in again.').waitFor()
  expect(await storageOf(page)).toEqual({})
})

test('the page is left once, though a call is refused while it is being left', async () => {
  const { world, address } = house.current
  const { admin } = await ownBoard(world)
  const { page } = await house.current.visit(admin, '/home', { expected: /\b401\b/ })
  await panel(page, 'Next Up').waitFor()
  await isLive(page)
  const letCallGo = await hold(page, isOf('OrganizationsPageQuery'))
  let letPageGo = () => {}
  const held = new Promise<void>((resolve) => (letPageGo = resolve))
  await page.route(`${address}/`, async (route) => {
    await held
    await route.fallback()
  })
  const left: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()))
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Organizations' }).click()
  await world.mutate(admin, 'signOut', {}, 'signedOut')
  await expect.poll(() => left).toEqual([`${address}/`])
  const refusal = page.waitForResponse((response) => isOf('OrganizationsPageQuery')(response.request()))
  letCallGo()
  await refusal
  letPageGo()
  await page.waitForURL('**/login')
  expect(left).toEqual([`${address}/`])
})

test('a sign-out in one tab ends the other', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page, tab } = await house.current.visit(admin, '/home')
  const other = await tab('/home')
  await panel(other, 'Next Up').waitFor()
  await page.getByRole('button', { name: /theme and sign out/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await other.waitForURL('**/login')
  await other.getByLabel('Password').waitFor()
})
