// The screens with records, in both themes, wide and narrow.
import { expect, test } from 'vitest'
import { cardOf, isLive, statusOf } from './board.ts'
import { lookAt, ownRecords } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('/home', async () => {
  const { admin, action } = await ownRecords(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, action).waitFor()
  await isLive(page)
  await lookAt(page)
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the item popup', async () => {
  const { admin, action } = await ownRecords(house.current.world)
  const { page } = await house.current.visit(admin, `/home/record/${action.key}`)
  await statusOf(page, 'Queued').waitFor()
  await lookAt(page)
  await statusOf(page, 'Queued').click()
  await page.getByRole('menu').waitFor()
  await lookAt(page, { except: ['region'] })
})

test('the menu of a card', async () => {
  const { admin, action } = await ownRecords(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, action).press('m')
  await page.getByRole('menu').waitFor()
  // A menu floats above all landmarks, which are hidden while it is open.
  await lookAt(page, { except: ['region'] })
})

test('the dialog of a move, with a problem', async () => {
  const { admin, action } = await ownRecords(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await cardOf(page, action).press('m')
  await page.getByRole('menuitem', { name: 'Hold…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click()
  await page.getByText('Enter a reason.').waitFor()
  await lookAt(page)
})
