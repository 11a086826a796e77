// The board while it loads, when it fails, and when there is nothing on it.
import { expect, test } from 'vitest'
import { addFilter, cardOf, fill, isLive, ownBoard, panel } from './board.ts'
import { cut, hold, isOf, openHouse } from './visit.ts'

const house = openHouse()
const lost = /ERR_FAILED|not reachable/

test('an empty board says why in each panel', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await panel(page, 'Next Up').getByText('No records in Next Up. Due records appear here.').waitFor()
  await panel(page, 'IM Working').getByText('No records in progress.').waitFor()
  await panel(page, 'Hold').getByText('No records on hold.').waitFor()
  await panel(page, 'Esc/Delegated').getByText('No records escalated or delegated.').waitFor()
})

test('who belongs to no organization is shown the ways in', async () => {
  const { page } = await house.current.visit(await house.current.world.user(), '/home')
  await page.getByRole('heading', { name: 'You are not in an organization yet' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Join organization' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Create organization' }).click()
  await page.getByRole('heading', { name: 'Create organization', level: 1 }).waitFor()
})

test('while the board loads its shape shows, in the shell', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page } = await house.current.visit(admin, '/nowhere')
  const letGo = await hold(page, isOf('BoardSectionQuery'))
  await page.goto('/home')
  await page.locator('[aria-busy=true][aria-label="Loading board"]').waitFor()
  await page.getByRole('heading', { name: 'Board', level: 1 }).waitFor()
  expect(await page.getByText('no data').count()).toBe(0)
  letGo()
  await cardOf(page, action).waitFor()
  expect(await page.getByLabel('Loading board').count()).toBe(0)
  // The toolbar comes by itself.
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
})

test('where the board can’t be read the shell stays, and trying again helps', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page } = await house.current.visit(admin, '/nowhere', { expected: lost })
  const mend = await cut(page, isOf('BoardSectionQuery'))
  await page.goto('/home')
  const alert = page.getByRole('alert').filter({ hasText: 'Server not reachable.' })
  await alert.waitFor()
  await page.getByRole('navigation', { name: 'Navigation' }).waitFor()
  mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await cardOf(page, action).waitFor()
  await alert.waitFor({ state: 'detached' })
})

test('where a filter can’t be applied it says so, and trying again helps', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page } = await house.current.visit(admin, '/home', { expected: lost })
  await cardOf(page, action).waitFor()
  await isLive(page)
  const mend = await cut(page, isOf('BoardSectionQuery'))
  await addFilter(page, 'Text')
  await page.getByRole('searchbox', { name: 'Find on the board' }).fill(action.title)
  await page.getByRole('alert').filter({ hasText: 'Server not reachable.' }).waitFor()
  mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await cardOf(page, action).waitFor()
})

test('where the next cards can’t be read those that are there stay, and it is asked for again on request only', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  await fill(world, at, admin, 120)
  const { page } = await house.current.visit(admin, '/nowhere', { expected: lost })
  let tries = 0
  await page.route('**/graphql', (route) => {
    if (!isOf('BucketPanelPageQuery')(route.request())) return route.continue()
    return ++tries > 1 ? route.continue() : route.abort()
  })
  await page.goto('/home')
  const list = panel(page, 'Next Up').locator('[data-panel]')
  await list.locator('[data-card]').first().waitFor()
  await list.evaluate((element) => (element.scrollTop = element.scrollHeight))
  await panel(page, 'Next Up').getByText('Loading more records failed.').waitFor()
  await expect.poll(() => list.locator('[data-card]').count()).toBeGreaterThan(3)
  expect(tries).toBe(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await list.locator('li[aria-setsize="120"]').first().waitFor()
  expect(tries).toBe(2)
})
