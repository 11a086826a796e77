// The toolbar and the grids of the board: by mouse, by keyboard alone, as somebody has configured them, and on paper.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, ownBoard, panel } from './board.ts'
import { ownWork, toolbar } from './toolbar.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('grids are shown alone and as groups, count what they hold, and move records as the buckets do', async () => {
  const { admin, urgent } = await ownWork(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await toolbar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Special grid' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'All routine grids' }).click()
  await page.keyboard.press('Escape')
  await cardOf(panel(page, 'Special'), urgent).waitFor()
  for (const [name, count] of [
    ['Calendar', 1],
    ['Daily', 1],
    ['Weekly', 1],
    ['Monthly', 0],
    ['Qtrly', 1],
  ] as const) {
    await expect.poll(() => panel(page, name).locator('.count').textContent()).toBe(String(count))
  }
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Completed in one grid it leaves all, at once; the counts follow.
  await cardOf(panel(page, 'Weekly'), urgent).getByRole('button', { name: 'Move Urgent call' }).click()
  await page.getByRole('menuitem', { name: 'Complete' }).click()
  await cardOf(page, urgent).first().waitFor({ state: 'detached' })
  await toolbar(page).getByRole('button', { name: 'Special 0' }).waitFor()
  await page.getByRole('button', { name: 'Hide grids' }).click()
  await page.getByRole('region', { name: 'Grids' }).waitFor({ state: 'detached' })
})

test('by keyboard alone: along the line, a grid and its cards, a place and back', async () => {
  const { admin, late } = await ownWork(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await toolbar(page).getByRole('link', { name: 'Map' }).focus()
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('More')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Map')
  while (!(await focused(page)).startsWith('Late')) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await toolbar(page).getByRole('button', { name: 'Late 1', pressed: true }).waitFor()
  const card = cardOf(panel(page, 'Next Up'), late)
  await card.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Late check').first().waitFor()
  await page.keyboard.press('Escape')
  await toolbar(page).getByRole('link', { name: 'Tour' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('No runs. Plan one from').waitFor()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/home?only=late')
  await cardOf(panel(page, 'Next Up'), late).waitFor()
})

test('it is configured by mouse and by keys, kept, and reset', async () => {
  const { admin } = await ownWork(house.current.world)
  const { page } = await house.current.visit(admin, '/home/configure')
  const dialog = page.getByRole('dialog', { name: 'Configure toolbar' })
  await dialog.getByRole('button', { name: 'Show Tour' }).click()
  await dialog.getByRole('button', { name: 'Move Planner, 3 of 12' }).focus()
  await page.keyboard.press('Home')
  await dialog.getByRole('button', { name: 'Move Planner, 1 of 12' }).waitFor()
  await dialog.getByRole('button', { name: 'Move Map', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move right' }).click()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect
    .poll(async () =>
      JSON.stringify(
        (await house.current.world.prisma.preference.findFirst({ where: { userId: admin.id } }))?.value,
      ).slice(0, 90),
    )
    .toContain('{"key":"PLANNER","action":"SHOW"},{"key":"TOUR","action":"HIDE"},{"key":"MAP"')
  await page.goto('/home')
  const names = () =>
    toolbar(page)
      .locator('[data-tool]')
      .evaluateAll((tools) => tools.slice(0, 2).map((tool) => tool.textContent))
  await toolbar(page).getByRole('link', { name: 'Planner' }).waitFor()
  await expect.poll(() => names()).toEqual(['Planner', 'Map'])
  await toolbar(page).getByRole('link', { name: 'Configure' }).press('Enter')
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Move Map, 1 of 12' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(names).toEqual(['Map', 'Tour'])
})

test('Delegate: what was asked of one is accepted by key, what one has passed on is recalled', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const other = await world.user(at, 'ADMIN')
  const delegated = async (title: string, from: typeof admin, to: typeof admin) => {
    const action = await world.action(at, from, { title, assigneeId: from.id })
    await world.mutate(from, 'delegateAction', { id: action.globalId, delegateId: to.globalId, note: 'While I am out' })
    return action
  }
  const incoming = await delegated('Gate count', other, admin)
  const outgoing = await delegated('Seal check', admin, other)
  const { page } = await house.current.visit(admin, '/home')
  await toolbar(page).getByRole('link', { name: 'Delegate 1' }).click()
  const here = page.getByRole('main')
  await here.getByRole('link', { name: /Gate count/ }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await here.getByRole('button', { name: 'Accept Gate count' }).press('Enter')
  await here.getByRole('button', { name: 'Hand back Gate count' }).waitFor()
  await here.getByRole('button', { name: 'Recall Seal check' }).click()
  await here.getByText('No outgoing delegations.').waitFor()
  const rows = await world.prisma.action.findMany({
    where: { id: { in: [incoming.id, outgoing.id] } },
    select: { title: true, assigneeId: true, status: true },
    orderBy: { title: 'asc' },
  })
  expect(rows).toEqual([
    { title: 'Gate count', assigneeId: admin.id, status: 5 },
    { title: 'Seal check', assigneeId: admin.id, status: 5 },
  ])
})

test('older links lead to the places of Tour, Time Study and Role Assign, which do their work', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  await world.prisma.tour.create({
    data: {
      organizationId: at.id,
      name: 'Yard round',
      typeId: 3,
      actionClassId: 2,
      stops: { create: { position: 0, name: 'Gate' } },
    },
  })
  const { page } = await house.current.visit(admin, '/home/tour')
  await page.waitForURL('**/actonTourSettings/runs')
  await page.getByRole('link', { name: 'a tour' }).click()
  await page.getByRole('button', { name: 'Plan run of Yard round' }).click()
  await page.getByRole('button', { name: 'Propose order' }).click()
  await page.getByText('Planned vs actual').waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Arrived', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Finish run' }).press('Enter')
  await page.getByText('Planned vs actual').waitFor()
  await page.goto('/home/timestudy')
  await page.getByRole('button', { name: 'New time study' }).waitFor()
  await page.goto('/home/roleassign')
  await page.getByRole('checkbox', { name: new RegExp(admin.name) }).check()
  await page.getByRole('button', { name: 'Assign 1 person' }).waitFor()
})

test('on paper a board is cards, black on white, none cut', async () => {
  const { admin, late } = await ownWork(house.current.world)
  const { page } = await house.current.visit(admin, '/home', { theme: 'dark' })
  await cardOf(panel(page, 'Next Up'), late).waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const card = cardOf(panel(page, 'Next Up'), late)
  const look = () =>
    card.evaluate((element) => ({
      color: getComputedStyle(element.querySelector('h3')!).color,
      ground: getComputedStyle(element).backgroundColor,
      break: getComputedStyle(element).breakInside,
    }))
  // How paper looks comes behind the first screen.
  await expect.poll(look).toEqual({ color: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)', break: 'avoid' })
  for (const gone of [
    toolbar(page),
    page.getByRole('navigation', { name: 'Navigation' }),
    page.getByRole('button', { name: 'Add record' }),
  ])
    expect(await gone.isVisible()).toBe(false)
})

test('compact cards keep what, when and who, and stay so for who has chosen them', async () => {
  const { admin, late } = await ownWork(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  const card = cardOf(panel(page, 'Next Up'), late)
  const height = async () => Math.round((await card.boundingBox())!.height)
  await card.locator('.where').waitFor()
  const before = await height()
  await toolbar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact cards' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact cards', checked: true }).waitFor()
  await page.keyboard.press('Escape')
  await card.locator('.where').waitFor({ state: 'hidden' })
  await expect.poll(height).toBeLessThan(before * 0.8)
  await card.getByText('Late check').waitFor()
  await card.locator('.due.late').waitFor()
  await lookAt(page)
  await page.reload()
  await card.locator('.due.late').waitFor()
  expect(await card.locator('.where').isVisible()).toBe(false)
})
