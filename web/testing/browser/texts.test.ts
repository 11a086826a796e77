// The texts of the specification's catalogue of errors, read from screens whose call fails.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../../../graph/testing/rows.ts'
import { ownBoard, toldOf } from './board.ts'
import { isOf, openHouse } from './visit.ts'

const house = openHouse()
const reason = 'Something went wrong on our side.'

/** Lets an operation fail as where the server can't do it, until the answer is called. */
async function fail(page: Page, operation: string) {
  let fails = true
  await page.route('**/graphql', (route) =>
    fails && isOf(operation)(route.request())
      ? route.fulfill({ json: { data: null, errors: [{ message: reason }] } })
      : route.fallback(),
  )
  return () => void (fails = false)
}

async function open(path: (admin: Person) => string, operation: string) {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/login', { expected: new RegExp(reason) })
  const mend = await fail(page, operation)
  await page.goto(path(admin))
  return { page, mend }
}

test.each<[string, string, (admin: Person) => string]>([
  ['Error while fetching users', 'AssignSectionQuery', () => '/assignusergroup'],
  ['Error while fetching user by ID', 'PersonPageQuery', ({ id }) => `/people/${id}`],
  ['Error while fetching Dashboard Filters', 'DashboardPageQuery', () => '/dashboard'],
  ['Error in fetching schedule records', 'ProfilePageQuery', () => '/myprofile'],
  ['Failed to fetch organizations', 'OrganizationsPageQuery', () => '/organizations'],
])('“%s” stands above why, in the shell, and trying again helps', async (text, operation, path) => {
  const { page, mend } = await open(path, operation)
  const alert = page.getByRole('alert').filter({ hasText: text })
  await alert.getByText(reason).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Board', exact: true }).isVisible()).toBe(true)
  mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await alert.waitFor({ state: 'detached' })
})

test('“Error in creating the record” is the title of the toast, and the window keeps what was typed', async () => {
  const { page } = await open(() => '/home', 'AddRecordDialogMutation')
  await page.getByRole('button', { name: 'Add record' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add record' })
  const title = dialog.getByLabel('Title')
  await title.fill('Call the yard')
  // Where it is to be done is chosen once the organizations have come.
  await dialog.getByRole('combobox', { name: 'Priority' }).locator('option').nth(1).waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Add record' }).click()
  await toldOf(page, 'Error in creating the record').waitFor()
  await dialog.getByRole('alert').getByText(reason).waitFor()
  await expect.poll(() => title.inputValue()).toBe('Call the yard')
})
