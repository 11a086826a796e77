// The way back: by Ctrl+Z and by the toast that says what was done, and a reason where there is none any more.
import { describe, expect, test } from 'vitest'
import { cardOf, ownBoard, standsIn, toastOf, toldOf } from './board.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

async function openBoard(more: object = {}) {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const action = await world.action(at, admin, { title: 'Mend the gate', assigneeId: admin.id, ...more })
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, action).waitFor()
  const row = () => world.prisma.action.findUniqueOrThrow({ where: { id: action.id } })
  const says = (text: string) => toldOf(page, text)
  return { world, at, admin, action, page, row, says }
}

describe('a record goes back', () => {
  test('by Ctrl+Z, step by step', async () => {
    const { page, action, row, says } = await openBoard({ state: 'QUEUED' })
    await cardOf(page, action).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await says('Mend the gate: Start, done').waitFor()
    await standsIn(page, 'IM Working', action)
    await page.keyboard.press('Control+z')
    await says('Undone: Mend the gate: Start, done').waitFor()
    // What offered it is gone with it.
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' })
    await standsIn(page, 'Next Up', action)
    await expect.poll(() => row()).toMatchObject({ status: 5, actualStart: null, version: 3 })
    // Nothing more is left to undo, and the undoing is not undone.
    await page.keyboard.press('Control+z')
    await page.locator('[aria-live=polite]', { hasText: 'Nothing to undo.' }).waitFor({ state: 'attached' })
    await expect.poll(() => row()).toMatchObject({ status: 5, version: 3 })
  })

  test('by the toast', async () => {
    const { page, action, row } = await openBoard()
    await cardOf(page, action).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Undo' }).click()
    await standsIn(page, 'Next Up', action)
    await expect.poll(row).toMatchObject({ status: 5 })
  })

  test('after an edit, but not while something is typed', async () => {
    const { page, action, row, says } = await openBoard()
    await page.getByRole('button', { name: `Move ${action.title}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('button', { name: /^PO number / }).click()
    const editor = page.getByRole('dialog', { name: 'PO number' })
    await editor.getByLabel('PO number').fill('PO-7')
    await page.keyboard.press('Enter')
    await says('Mend the gate: Edit, done').waitFor()
    await expect.poll(() => row()).toMatchObject({ poNumber: 'PO-7' })
    await editor.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox')
    await search.fill('Gate')
    await search.press('Control+z')
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'detached' })
    await expect.poll(() => row()).toMatchObject({ poNumber: 'PO-7' })
    await page.keyboard.press('Control+z')
    await says('Undone: Mend the gate: Edit, done').waitFor()
    await expect.poll(() => row()).toMatchObject({ poNumber: '' })
  })

  test('not where somebody has changed it since, who is named', async () => {
    const { world, at, page, action, row, says } = await openBoard()
    const rosa = await world.user(at, 'ADMIN')
    const { name } = await world.prisma.user.update({ where: { id: rosa.id }, data: { name: 'Rosa Ortega' } })
    await cardOf(page, action).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await says('Mend the gate: Start, done').waitFor()
    await world.mutate(rosa, 'updateAction', { id: action.globalId, poNumber: 'PO-9' })
    await page.keyboard.press('Control+z')
    await toastOf(page, 'Not undone: Mend the gate: Start, done')
      .getByText(new RegExp(`${name} changed this record at \\d\\d:\\d\\d\\.$`))
      .waitFor()
    await expect.poll(() => row()).toMatchObject({ status: 1, poNumber: 'PO-9' })
  })
})
