// Moving a record: by drag, by menu and by key; at once on screen, and back where the server refuses.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { cardOf, countOf, drag, ownBoard, panel, standsIn, timesShown, toastOf, toldOf } from './board.ts'
import { hold, isOf, openHouse } from './visit.ts'

const house = openHouse()

async function openBoard(more: object = {}) {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin, { assigneeId: admin.id, ...more })
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, action).waitFor()
  return { world, at, admin, action, page }
}

const statusOf = async (id: string) =>
  (await house.current.world.prisma.action.findUniqueOrThrow({ where: { id } })).status

const isFocused = (page: Page, action: { key: string; title: string }) =>
  expect.poll(() => cardOf(page, action).evaluate((card) => card === document.activeElement)).toBe(true)

const holdMoves = (page: Page) => hold(page, isOf('moveActionMutation'))

describe('a record moves', () => {
  test('by drag', async () => {
    const { page, action } = await openBoard()
    await drag(page, action, 'IM Working')
    await standsIn(page, 'IM Working', action)
    await expect.poll(() => countOf(page, 'Next Up').textContent()).toBe('0')
    await expect.poll(() => countOf(page, 'IM Working').textContent()).toBe('1')
    await expect.poll(() => statusOf(action.id)).toBe(1)
  })

  test('by the menu of its card', async () => {
    const { page, action } = await openBoard()
    await page.getByRole('button', { name: `Move ${action.title}` }).click()
    await page.getByRole('menuitem', { name: 'Start' }).click()
    await standsIn(page, 'IM Working', action)
    await expect.poll(() => statusOf(action.id)).toBe(1)
  })

  test('by Shift and an arrow', async () => {
    const { page, action } = await openBoard()
    await cardOf(page, action).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await standsIn(page, 'IM Working', action)
    await expect.poll(() => statusOf(action.id)).toBe(1)
  })

  test('by m and the keys of the menu, which says what it leads to', async () => {
    const { page, action } = await openBoard({ state: 'WAITING_INTERNAL', actualStart: new Date() })
    await cardOf(page, action).focus()
    await page.keyboard.press('m')
    await page.getByRole('menu', { name: `Move ${action.title}` }).waitFor()
    await page.getByRole('menuitem', { name: 'Resume' }).focus()
    await page.keyboard.press('Enter')
    await standsIn(page, 'IM Working', action)
    await expect.poll(() => statusOf(action.id)).toBe(2)
  })

  test('not to where it can’t go, which a toast says', async () => {
    const { page, action } = await openBoard({ state: 'DELEGATED', assigneeId: null })
    await cardOf(page, action).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    const title = `“${action.title}” cannot move to Hold`
    await toldOf(page, title).waitFor()
    await standsIn(page, 'Esc/Delegated', action)
  })
})

describe('a move that needs a reason', () => {
  test('asks for it, refuses to go without, and shows it on the card', async () => {
    const { page, action } = await openBoard()
    await drag(page, action, 'Hold')
    const dialog = page.getByRole('dialog', { name: 'Hold' })
    await dialog.getByRole('button', { name: 'Hold' }).click()
    const reason = dialog.getByRole('textbox', { name: 'Reason', description: 'Enter a reason.' })
    await reason.waitFor()
    await expect.poll(() => statusOf(action.id)).toBe(5)
    await reason.fill('Waits for parts')
    await dialog.getByLabel('Waiting for').selectOption('EXTERNAL')
    await dialog.getByRole('button', { name: 'Hold' }).click()
    await cardOf(panel(page, 'Hold'), action).getByText('Waits for parts').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => statusOf(action.id)).toBe(4)
  })

  test('keeps what was typed where the server refuses', async () => {
    const { page, action, world } = await openBoard()
    await cardOf(page, action).focus()
    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'Hold…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hold' })
    await dialog.getByLabel('Reason').fill('Waits for parts')
    await world.prisma.action.update({ where: { id: action.id }, data: { version: 5 } })
    await dialog.getByRole('button', { name: 'Hold' }).click()
    const conflict = page.getByRole('dialog', { name: 'Changed by someone else' })
    await conflict.getByRole('alert').getByText('Another person changed this record.').waitFor()
    await page.keyboard.press('Escape')
    await conflict.waitFor({ state: 'detached' })
    await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe('Waits for parts')
    await dialog.getByRole('button', { name: 'Hold' }).click()
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await standsIn(page, 'Hold', action)
    await expect.poll(() => statusOf(action.id)).toBe(3)
  })

  test('goes nowhere when the dialog is left, and the focus is back on the card', async () => {
    const { page, action } = await openBoard()
    await cardOf(page, action).focus()
    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'Hold…' }).press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await isFocused(page, action)
    await standsIn(page, 'Next Up', action)
  })
})

describe('a move', () => {
  test('is on screen before the server has answered', async () => {
    const { page, action } = await openBoard()
    const letGo = await holdMoves(page)
    await drag(page, action, 'IM Working')
    await standsIn(page, 'IM Working', action)
    await expect.poll(() => countOf(page, 'Next Up').textContent()).toBe('0')
    await expect.poll(() => statusOf(action.id)).toBe(5)
    letGo()
    await expect.poll(() => statusOf(action.id)).toBe(1)
  })

  test('that another was faster than asks whose is kept; undecided it goes back, and a toast at the bottom right says both values', async () => {
    const { page, action, world, at } = await openBoard()
    const colleague = await world.user(at, 'ADMIN')
    const letGo = await holdMoves(page)
    await drag(page, action, 'IM Working')
    await standsIn(page, 'IM Working', action)
    const held = { id: action.globalId, version: 1, kind: 'INTERNAL', reason: 'No parts' }
    expect(await world.mutate(colleague, 'holdAction', held)).toMatchObject({ __typename: 'HoldActionSuccess' })
    letGo()
    await page
      .getByRole('dialog', { name: 'Changed by someone else' })
      .getByRole('row', { name: 'Status Started Waiting (internal)' })
      .waitFor()
    await page.keyboard.press('Escape')
    const toast = toastOf(page, `“${action.title}” not moved`)
    await toast.getByText(/Status: yours Started, now Waiting \(internal\)/).waitFor()
    const box = (await toast.boundingBox())!
    expect(box.x + box.width).toBeGreaterThan(1440 - 60)
    expect(box.y + box.height).toBeGreaterThan(900 - 60)
    await standsIn(page, 'Hold', action)
    expect(await timesShown(page, action)).toBe(1)
  })
})
