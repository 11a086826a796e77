// Limits of the work in the columns of the board, in hours.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, drag, ownBoard, panel } from './board.ts'
import { press } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Work limits' })
const load = (page: Page, text: string) => panel(page, 'IM Working').getByRole('button', { name: text })

/** A board with an hour and a half of work under way, and two hours that wait. */
async function openBoard(path = '/home') {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  await world.action(at, admin, { title: 'Under way', state: 'STARTED', assigneeId: admin.id, serviceTimeMins: 90 })
  const next = await world.action(at, admin, { title: 'Next', serviceTimeMins: 120 })
  const visitor = await house.current.visit(admin, path)
  await cardOf(visitor.page, next).waitFor()
  return { ...visitor, at, admin, next }
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Work limits…' }).click()
  await dialog(page).waitFor()
}

test('a limit is set from the toolbar, and the column says what it holds of it', async () => {
  const { page } = await openBoard()
  await openDialog(page)
  const field = dialog(page).getByLabel('IM Working, hours')
  await field.fill('two')
  await field.press('Enter')
  await dialog(page).getByText('Enter whole hours from 1 to 9,999.').waitFor()
  await lookAt(page)
  await field.fill('3')
  await dialog(page).getByRole('button', { name: 'Set limits' }).click()
  await load(page, 'IM Working: 1.5 of 3 h, within the limit').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('limits')).toBe('work:3')
  await lookAt(page)
})

test('a move over the limit marks the column and is told; a higher one, set where it stands, takes the mark away', async () => {
  const { page, next } = await openBoard('/home?limits=work:3')
  await load(page, 'IM Working: 1.5 of 3 h, within the limit').waitFor()
  await drag(page, next, 'IM Working')
  const over = load(page, 'IM Working: 3.5 of 3 h, over the limit')
  await over.waitFor()
  await page.locator('[aria-live=polite]', { hasText: 'IM Working: 3.5 of 3 h, over' }).waitFor({ state: 'attached' })
  await lookAt(page)
  await over.press('Enter')
  await dialog(page).getByLabel('IM Working, hours').fill('1200')
  await press(page, 'Enter')
  await load(page, 'IM Working: 3.5 of 1,200 h, within the limit').and(page.locator(':focus')).waitFor()
})

test('what others plan, start and finish counts a moment later', async () => {
  const { page, admin, next } = await openBoard('/home?limits=work:3')
  await load(page, 'IM Working: 1.5 of 3 h, within the limit').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  await house.current.world.mutate(admin, 'startAction', { id: next.globalId })
  await load(page, 'IM Working: 3.5 of 3 h, over the limit').waitFor()
})

test('an emptied field takes its limit away', async () => {
  const { page } = await openBoard('/home?limits=work:3,next:1')
  await panel(page, 'Next Up').getByRole('button', { name: 'Next Up: 2 of 1 h, over the limit' }).click()
  await dialog(page).getByLabel('Next Up, hours').fill('')
  await press(page, 'Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).searchParams.get('limits')).toBe('work:3')
  await expect.poll(() => panel(page, 'Next Up').getByRole('button', { name: /limit/ }).count()).toBe(0)
})
