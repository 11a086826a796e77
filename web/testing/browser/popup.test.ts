// The action item popup: a record at an address of its own, beside the board.
import { expect, test } from 'vitest'
import { optionIn } from './hands.ts'
import { cardOf, isLive, ownBoard, panel, standsIn, statusOf } from './board.ts'
import { isSettled } from './settled.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function ownRecord(more: object = {}) {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin, { assigneeId: admin.id, ...more })
  return { world, at, admin, action }
}

test('an address opens the record beside the board, with its facts and its history', async () => {
  const { world, admin, action } = await ownRecord()
  await world.mutate(admin, 'holdAction', { id: action.globalId, kind: 'EXTERNAL', reason: 'Waits for the landlord' })
  const { page } = await house.current.visit(admin, `/home/record/${action.key}`)
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByRole('heading', { name: action.title }).waitFor()
  await statusOf(page, 'Waiting (external)').waitFor()
  await expect.poll(() => popup.getByRole('definition').allTextContents()).toContain(admin.name)
  await popup.getByRole('link', { name: 'Activity' }).click()
  await popup.getByRole('region', { name: 'Activity stream' }).getByText('Waits for the landlord').waitFor()
  await standsIn(page, 'Hold', action)
  await page.keyboard.press('Escape')
  await standsIn(page, 'Hold', action)
  await expect.poll(() => page.url()).toBe(`${house.current.address}/home`)
})

test('a click on a card opens it, and the back button closes it', async () => {
  const { admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, action).click()
  await page.getByRole('dialog').getByRole('heading', { name: action.title }).waitFor()
  await expect.poll(() => page.url()).toBe(`${house.current.address}/home/record/${action.key}`)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toBe(`${house.current.address}/home`)
  await page.goForward()
  await page.getByRole('dialog').waitFor()
})

test('its cross closes it, and the filter of the board stays', async () => {
  const { admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, '/home?priority=4')
  await cardOf(page, action).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toBe(`${house.current.address}/home?priority=4`)
  await standsIn(page, 'Next Up', action)
})

test('opening a record does not read the board again', async () => {
  const { admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, '/nowhere')
  const asked: string[] = []
  page.on('request', (request) => asked.push(/"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? ''))
  await page.goto('/home')
  await isLive(page)
  await page.getByRole('toolbar', { name: 'Tools and grids' }).getByRole('link', { name: 'Map' }).waitFor()
  await isSettled(page)
  asked.length = 0
  await cardOf(page, action).click()
  await page.getByRole('dialog').getByRole('heading', { name: action.title }).waitFor()
  expect(asked.filter((name) => name.endsWith('Query'))).toEqual(['ActionDialogQuery'])
})

test('an unknown key and a stranger’s record look the same, and the board stays', async () => {
  const { admin, action } = await ownRecord()
  const stranger = await ownRecord()
  const { page } = await house.current.visit(admin, '/home/record/AR-999999999')
  for (const key of ['AR-999999999', stranger.action.id, 'nonsense']) {
    await page.goto(`/home/record/${key}`)
    await page.getByRole('heading', { name: 'Record not found' }).waitFor()
    await standsIn(page, 'Next Up', action)
  }
  await page.getByRole('button', { name: 'Back to board' }).click()
  await page.waitForURL('**/home')
  await standsIn(page, 'Next Up', action)
})

test('a step moves the record on the board beside it', async () => {
  const { admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, `/home/record/${action.key}`)
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByRole('button', { name: 'Start', exact: true }).click()
  await statusOf(page, 'Started').waitFor()
  await standsIn(page, 'IM Working', action)
  await popup.getByRole('button', { name: 'Complete', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await standsIn(page, 'IM Working', action)
})

test('what a colleague does shows in the open record', async () => {
  const { world, at, admin, action } = await ownRecord()
  const colleague = await world.user(at, 'ADMIN')
  const { page } = await house.current.visit(admin, `/home/record/${action.key}?panel=changes`)
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByText('Queued').first().waitFor()
  await page.locator('[role=status]', { hasText: /^Live$/ }).waitFor()
  await world.mutate(colleague, 'holdAction', { id: action.globalId, kind: 'INTERNAL', reason: 'No parts' })
  await statusOf(page, 'Waiting (internal)').waitFor()
  await popup.getByRole('region', { name: 'Activity stream' }).getByText(colleague.name).waitFor()
  await page.keyboard.press('Escape')
  await panel(page, 'Hold').getByText('No parts').waitFor()
})

test('a card that is pressed beside it takes its place; a narrow page it fills', async () => {
  const { world, at, admin, action } = await ownRecord()
  const other = await world.action(at, admin, { title: 'Paint the line', assigneeId: admin.id })
  const { page } = await house.current.visit(admin, `/home/record/${action.key}`)
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByRole('heading', { name: action.title }).waitFor()
  await cardOf(page, other).click()
  await popup.getByRole('heading', { name: 'Paint the line' }).waitFor()
  await expect.poll(() => page.url()).toBe(`${house.current.address}/home/record/${other.key}`)
  await page.setViewportSize({ width: 768, height: 844 })
  await popup.getByRole('heading', { name: 'Paint the line' }).waitFor()
  await expect.poll(() => popup.boundingBox()).toEqual({ x: 0, y: 0, width: 768, height: 844 })
  await expect.poll(() => cardOf(page, other).count()).toBe(0)
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toBe(`${house.current.address}/home`)
})

test('its title is changed where it stands, and its key copies the link', async () => {
  const { world, admin, action } = await ownRecord()
  const { page, context } = await house.current.visit(admin, `/home/record/${action.key}`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('heading', { name: action.title }).getByRole('button').press('Enter')
  const field = page.getByRole('textbox', { name: 'Title' })
  await field.fill('')
  await field.press('Enter')
  await page
    .getByText(/Title.*at least|needed|Enter a title/i)
    .first()
    .waitFor()
  await field.fill('Mend the barrier')
  await field.press('Enter')
  await page.getByRole('heading', { name: 'Mend the barrier' }).getByRole('button').waitFor()
  await cardOf(page, { key: action.key, title: 'Mend the barrier' }).waitFor()
  await expect
    .poll(() => world.prisma.action.findUnique({ where: { id: action.id } }))
    .toMatchObject({
      title: 'Mend the barrier',
    })
  await page.getByRole('button', { name: action.key, exact: true }).click()
  await page.getByText('Link copied').first().waitFor()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${house.current.address}/home/record/${action.key}`)
})

test('Edit of a card leads to its properties, which are changed there by keys', async () => {
  const { world, at, admin, action } = await ownRecord()
  const { groupId, departmentId } = await world.group(at, 'Night shift')
  const row = () => world.prisma.action.findUniqueOrThrow({ where: { id: action.id } })
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, action).press('m')
  await page.getByRole('menuitem', { name: 'Edit…' }).press('Enter')
  const popup = page.getByRole('dialog', { name: 'Action record' })
  const value = (name: string | RegExp) => popup.getByRole('button', { name })
  await expect.poll(() => value('Priority Normal').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'High' }).press('Enter')
  await value('Priority High').waitFor()
  await expect.poll(row).toMatchObject({ priorityId: 2, version: 2 })
  await expect.poll(() => value('Priority High').evaluate((one) => one === document.activeElement)).toBe(true)
  await value(/^Group /).press('Enter')
  await page.getByRole('menuitemradio', { name: /Night shift$/ }).press('Enter')
  await value(/^Group .*Night shift$/).waitFor()
  await expect.poll(row).toMatchObject({ groupId, departmentId, version: 3 })
  await value(/^Assigned to /).press('Enter')
  await optionIn(page, admin.name).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await value(/^Assigned to /).waitFor()
  await page.keyboard.press('Control+z')
  await value('Group not set').waitFor()
  await expect.poll(row).toMatchObject({ groupId: null, departmentId: null })
})

test('who may not take a step is told why in the menu of its status', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const worker = await world.user(at, 'TRANSACTIONAL')
  const theirs = await world.action(at, admin, { assigneeId: worker.id })
  const { page } = await house.current.visit(worker, `/home/record/${theirs.key}`)
  await statusOf(page, 'Queued').press('Enter')
  const refused = page.getByRole('menuitem', { name: /^Withdraw/ })
  await expect.poll(() => refused.getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByRole('menuitem', { name: /^Resume/ }).count()).toBe(0)
  // The arrows lead to the reason too.
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-disabled'))).toBe('true')
})
