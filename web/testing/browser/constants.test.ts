// The constants of the specification, read from the running page.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../../../graph/testing/accessibility.ts'
import { addFilter, cardOf, drag, isLive, ownBoard, panel, toastOf } from './board.ts'
import { hold, isOf, openHouse, storageOf } from './visit.ts'

const house = openHouse()

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

async function openBoard(path = '/home') {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin, { assigneeId: admin.id })
  const { page, tab } = await house.current.visit(admin, path, { expected: /404/ })
  return { world, at, admin, action, page, tab }
}

const bucketColors = { 'Next Up': '#00B8F2', 'IM Working': '#45B369', Hold: '#FF9F29', 'Esc/Delegated': '#E30A0A' }

for (const theme of ['light', 'dark'] as const) {
  test(`the buckets have their colours in the ${theme} theme, as a line over their name, and as a dot beside it where they are hidden`, async () => {
    const { admin } = await ownBoard(house.current.world)
    const { page } = await house.current.visit(admin, '/home', { theme })
    for (const [label, color] of Object.entries(bucketColors)) {
      const header = panel(page, label).locator('header')
      // The board takes the place of what stood there until it was read.
      await expect.poll(() => styleOf(header, 'border-top-color')).toBe(rgb(color))
      await expect.poll(() => header.textContent()).toContain(label)
      await page.getByRole('button', { name: `Hide ${label}` }).click()
      const dot = page
        .getByRole('button', { name: `Show ${label}` })
        .locator('span')
        .first()
      await expect.poll(() => styleOf(dot, 'background-color')).toBe(rgb(color))
    }
  })
}

const gridColors: Record<string, [string, string]> = {
  Daily: ['#89DDD3', '#000000'],
  Weekly: ['#58ABA1', '#000000'],
  Monthly: ['#8C00CE', '#FFFFFF'],
  Qtrly: ['#3B67FF', '#FFFFFF'],
  Special: ['#89DDD3', '#000000'],
  Escalated: ['#CE0000', '#FFFFFF'],
  Calendar: ['#346A9F', '#FFFFFF'],
  Late: ['#B42318', '#FFFFFF'],
  Warn: ['#B26A00', '#000000'],
}

test('the grids have their titles on their colours, in what stands out from these', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, `/home?grids=${Object.keys(gridColors).join(',').toLowerCase()}`)
  for (const [label, [color, text]] of Object.entries(gridColors)) {
    const title = panel(page, label).getByRole('heading', { name: label })
    await expect.poll(() => styleOf(title, 'background-color')).toBe(rgb(color))
    await expect.poll(() => styleOf(title, 'color')).toBe(rgb(text))
  }
})

test('sixteen tools and grids stand in one line at 1440 px, Role Assign and Contacts under More as hidden', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  const toolbar = page.getByRole('toolbar', { name: 'Tools and grids' })
  await toolbar.getByRole('link', { name: 'Map' }).waitFor()
  await expect.poll(() => toolbar.locator('[data-tool]:visible').count()).toBe(17)
  await toolbar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menu').getByText('Hidden by you').waitFor()
  await expect
    .poll(() => page.getByRole('menuitem').allTextContents())
    .toEqual(['Role Assign', 'Contacts', 'Work limits…'])
})

test('the priorities have their labels, in their order, blank first', async () => {
  const { page } = await openBoard()
  await addFilter(page, 'Priority')
  await page.getByRole('menu').waitFor()
  await expect
    .poll(() => page.getByRole('menuitemcheckbox').allTextContents())
    .toEqual([
      'All',
      'None',
      'Urgent',
      'High',
      'Warning',
      'Normal',
      'Low',
      'STD Priority',
      'Scheduled',
      'SEC Priority',
      'End of Period',
    ])
})

test('the action classes are Daily, Weekly, Monthly and Qtrly', async () => {
  const { page } = await openBoard()
  await addFilter(page, 'Class')
  await page.getByRole('menu').waitFor()
  await expect
    .poll(() => page.getByRole('menuitemcheckbox').allTextContents())
    .toEqual(['All', 'Daily', 'Weekly', 'Monthly', 'Qtrly'])
})

test('local storage holds access_token and what belongs to it, and the theme beside it', async () => {
  const { page, tab } = await openBoard()
  await panel(page, 'Next Up').waitFor()
  const names = Object.keys(await storageOf(page))
  expect(names).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'SAAS_PFUser_UUID', 'user_id']))
  // A page that works may find out by itself, and would go where it belongs in the middle of being sent there.
  await page.goto('/assets/none')
  await page.evaluate(() => localStorage.removeItem('access_token'))
  await (await tab('/home')).waitForURL('**/login')
})

test('there are two themes, and the choice stays', async () => {
  const { page, admin } = await openBoard()
  const ground = () => styleOf(page.locator('body'), 'background-color')
  await panel(page, 'Next Up').waitFor()
  await expect.poll(() => ground()).toBe(rgb('#f6f7f9'))
  await page.getByRole('button', { name: `${admin.name}: theme and sign out` }).click()
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click()
  await expect.poll(ground).toBe(rgb('#0e1116'))
  await page.reload()
  await panel(page, 'Next Up').waitFor()
  await expect.poll(() => ground()).toBe(rgb('#0e1116'))
})

/** A board whose clock stands still, with a toast on it. */
async function toastOnBoard() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin)
  const { page } = await house.current.visit(admin, '/nowhere', { expected: /ERR_FAILED/ })
  await page.clock.install()
  await page.goto('/home')
  await cardOf(page, action).waitFor()
  await isLive(page)
  // The server can't do it: what only fails to reach it is kept, and told otherwise.
  let isPaused = () => {}
  const paused = new Promise<void>((resolve) => (isPaused = resolve))
  await page.route('**/graphql', async (route) => {
    if (!isOf('moveActionMutation')(route.request())) return route.continue()
    await paused
    return route.fulfill({ json: { data: null, errors: [{ message: 'Something went wrong on our side.' }] } })
  })
  await drag(page, action, 'IM Working')
  await page.clock.pauseAt(Date.now() + 10_000)
  isPaused()
  const toast = toastOf(page, `“${action.title}” not moved`)
  await toast.waitFor()
  return { page, toast }
}

test('a toast shows bottom right to who is signed in, and goes after 5,000 ms', async () => {
  const { page, toast } = await toastOnBoard()
  const box = (await toast.boundingBox())!
  expect([1440 - box.x - box.width, 900 - box.y - box.height].every((gap) => gap >= 0 && gap < 60)).toBe(true)
  await page.mouse.move(5, 5)
  // In steps, so that the page draws in between; with the time in which it fades.
  let shown = 0
  for (; shown < 10_000 && (await toast.count()); shown += 100) await page.clock.runFor(100)
  expect(shown).toBeGreaterThanOrEqual(5_000)
  expect(shown).toBeLessThanOrEqual(6_000)
})

test('a toast stays as long as one points at it', async () => {
  const { page, toast } = await toastOnBoard()
  await toast.hover()
  await page.clock.runFor(20_000)
  await page.clock.resume()
  await expect.poll(() => toast.isVisible()).toBe(true)
})

test('toasts show top right on public pages', async () => {
  const { page } = await house.current.visit(null, '/signup', { expected: /ERR_FAILED/ })
  await page.route('**/graphql', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign up' }).click()
  const toast = toastOf(page, 'Error While Signup')
  await toast.waitFor()
  const box = (await toast.boundingBox())!
  expect(box.x + box.width).toBeGreaterThan(1440 - 60)
  expect(box.y).toBeLessThan(60)
})

const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading', includeHidden: true })

test('the loading indicator shows after 100 ms', async () => {
  const { page, action } = await openBoard('/nowhere')
  await page.clock.install()
  await page.goto('/home')
  await cardOf(page, action).waitFor()
  await isLive(page)
  await page.getByRole('toolbar', { name: 'Tools and grids' }).getByRole('link', { name: 'Map' }).waitFor()
  const letGo = await hold(page, isOf('ActionDialogQuery'))
  // What is still under way ends, and time stands still: what is asked now is counted from now.
  await page.clock.pauseAt(Date.now() + 500)
  await loading(page).waitFor({ state: 'detached' })
  const asked = page.waitForRequest(isOf('ActionDialogQuery'))
  await cardOf(page, action).click()
  await asked
  await page.clock.runFor(99)
  expect(await loading(page).count()).toBe(0)
  await page.clock.runFor(1)
  await loading(page).waitFor({ state: 'attached' })
  letGo()
  await page.clock.resume()
  await loading(page).waitFor({ state: 'detached' })
})

test('the loading indicator is counted: it goes when the last of two calls has ended', async () => {
  const { page } = await openBoard('/nowhere')
  const letBoardGo = await hold(page, isOf('BoardSectionQuery'))
  const letToolbarGo = await hold(page, isOf('ToolbarQuery'))
  const asked = page.waitForRequest(isOf('ToolbarQuery'))
  await page.goto('/home')
  await asked
  await loading(page).waitFor({ state: 'attached' })
  letToolbarGo()
  await page.getByRole('toolbar', { name: 'Tools and grids' }).getByRole('link', { name: 'Map' }).waitFor()
  await expect.poll(() => loading(page).count()).toBe(1)
  expect(await accessibilityProblems(page)).toEqual([])
  letBoardGo()
  await loading(page).waitFor({ state: 'detached' })
})
