// The item popup: a record at an address of its own, over the board.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, isLive, ownBoard, panel, standsIn, type Listed } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function ownRecord(more: object = {}) {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin, { assigneeId: admin.id, ...more })
  return { world, at, admin, action }
}

/** The board is there, but not for a screen reader. */
const behindPopup = (page: Page, { key, title }: Listed) => page.locator(`[aria-label="${key} ${title}"]`)

test('an address opens the record over the board, with its facts and its history', async () => {
  const { world, admin, action } = await ownRecord()
  await world.mutate(admin, 'holdAction', { id: action.globalId, kind: 'EXTERNAL', reason: 'Waits for the landlord' })
  const { page } = await house.current.visit(admin, `/home/record/${action.key}`)
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByRole('heading', { name: action.title }).waitFor()
  await popup.getByText(`${action.key} · Waiting (external)`).waitFor()
  expect(await popup.getByRole('definition').allTextContents()).toContain(admin.name)
  await popup.getByRole('link', { name: 'History' }).click()
  await popup.getByRole('region', { name: 'History' }).getByText('Waits for the landlord').waitFor()
  expect(await cardOf(page, action).count()).toBe(0)
  await behindPopup(page, action).waitFor()
  await page.keyboard.press('Escape')
  await standsIn(page, 'Hold', action)
  expect(page.url()).toBe(`${house.current.address}/home`)
})

test('a click on a card opens it, and the back button closes it', async () => {
  const { admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, action).click()
  await page.getByRole('dialog').getByRole('heading', { name: action.title }).waitFor()
  expect(page.url()).toBe(`${house.current.address}/home/record/${action.key}`)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${house.current.address}/home`)
  await page.goForward()
  await page.getByRole('dialog').waitFor()
})

test('its cross closes it, and the filter of the board stays', async () => {
  const { admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, '/home?priority=4')
  await cardOf(page, action).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${house.current.address}/home?priority=4`)
  await standsIn(page, 'Next Up', action)
})

test('opening a record does not read the board again', async () => {
  const { admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, '/nowhere')
  const asked: string[] = []
  page.on('request', (request) => asked.push(/"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? ''))
  const boards = () => asked.filter((name) => name === 'BoardSectionQuery').length
  await page.goto('/home')
  await isLive(page)
  await expect.poll(boards).toBe(2)
  await page.getByRole('toolbar', { name: 'Tools and grids' }).getByRole('link', { name: 'Map' }).waitFor()
  await page.getByRole('button', { name: 'Notifications' }).waitFor()
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
    await page.getByRole('heading', { name: 'No such record' }).waitFor()
    await behindPopup(page, action).waitFor()
  }
  await page.getByRole('button', { name: 'Back to the board' }).click()
  await page.waitForURL('**/home')
  await standsIn(page, 'Next Up', action)
})

test('a step of the popup moves the record under it, and it says what is not possible', async () => {
  const { admin, action } = await ownRecord()
  const { page } = await house.current.visit(admin, `/home/record/${action.key}`)
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByRole('button', { name: 'Why not more?' }).click()
  await popup.getByText("Resume: A record that is Queued can't take this step.").waitFor()
  await popup.getByRole('button', { name: 'Start', exact: true }).click()
  await popup.getByText(`${action.key} · Started`).waitFor()
  await popup.getByRole('button', { name: 'Complete', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await standsIn(page, 'IM Working', action)
})

test('what a colleague does shows in the open record', async () => {
  const { world, at, admin, action } = await ownRecord()
  const colleague = await world.user(at, 'ADMIN')
  const { page } = await house.current.visit(admin, `/home/record/${action.key}?panel=history`)
  const popup = page.getByRole('dialog', { name: 'Action record' })
  await popup.getByText('Queued').first().waitFor()
  await page.locator('[role=status]', { hasText: /^Live$/ }).waitFor()
  await world.mutate(colleague, 'holdAction', { id: action.globalId, kind: 'INTERNAL', reason: 'No parts' })
  await popup.getByText(`${action.key} · Waiting (internal)`).waitFor()
  await popup.getByRole('region', { name: 'History' }).getByText(colleague.name).waitFor()
  await page.keyboard.press('Escape')
  await panel(page, 'Hold').getByText('No parts').waitFor()
})
