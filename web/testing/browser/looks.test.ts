// The screens without records, in both themes, wide and narrow.
import { test } from 'vitest'
import { ownBoard, panel } from './board.ts'
import { lookAt, ownRecords } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('/login', async () => {
  const { page } = await house.current.visit(null, '/login')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await lookAt(page)
})

test('/login of who is signed in', async () => {
  const { page } = await house.current.visit((await ownRecords(house.current.world)).admin, '/login')
  await page.getByText('Signed in as').waitFor()
  await lookAt(page)
})

test('/signup, with problems at its fields', async () => {
  const { page } = await house.current.visit(null, '/signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('Use at least 8 characters.').waitFor()
  await lookAt(page)
})

test('a path that is not there', async () => {
  const { page } = await house.current.visit(null, '/nowhere')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await lookAt(page)
})

test('/home without records', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/home')
  await panel(page, 'Next Up').getByText('No records in Next Up.').waitFor()
  await lookAt(page)
})

test('the popup of a record that is not there', async () => {
  const { page } = await house.current.visit((await ownRecords(house.current.world)).admin, '/home/record/AR-999999999')
  await page.getByRole('heading', { name: 'Record not found' }).waitFor()
  await lookAt(page)
})
