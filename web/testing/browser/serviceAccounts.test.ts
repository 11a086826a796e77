// A service account, from its making to its end, by way of the tokens that a program uses of it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serviceAccountOf } from '../../../graph/testing/serviceAccounts.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

/** A program that asks by a token, and the status of what it is answered. */
const ask = async (secret: string) => {
  const { status } = await fetch(`${house.current.address}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'user-agent': 'gate-control/1' },
    body: JSON.stringify({ query: '{ viewer { user { name } } }' }),
  })
  return status
}

/** Reads the secret that is shown this once, and closes the window. */
async function readSecret(page: Page) {
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  return secret
}

test('an account is made with a token, which is rotated, and ends with all of them', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Fjord Lines' })
  await world.group(root, 'Maintenance')
  const admin = await world.user(root, 'ADMIN')
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  const wide = () => page.setViewportSize({ width: 1440, height: 900 })
  const section = page.getByRole('region', { name: 'Service accounts', exact: true })
  await section.getByText('No service accounts.').waitFor()
  await section.getByRole('button', { name: 'New service account…' }).press('Enter')
  const making = page.getByRole('dialog', { name: 'New service account' })
  await making.getByLabel('Name').fill('Gate control')
  await making.getByLabel('Purpose').fill('Opens the gate for planned tours.')
  await expect.poll(() => making.getByLabel('Owner').inputValue()).toBe(admin.name)
  await lookAt(page)
  await wide()
  await making.getByLabel('Name').press('Enter')

  const first = page.getByRole('dialog', { name: 'New token for Gate control' })
  await first.getByLabel('Name').fill('Production')
  await lookAt(page)
  await wide()
  await first.getByLabel('Name').press('Enter')
  const old = await readSecret(page)
  expect(await ask(old)).toBe(200)
  const row = section.getByRole('row', { name: /Gate control/ })
  await row.getByText('1 active').waitFor()
  await row.getByText('Fjord Lines').waitFor()
  await lookAt(page)
  await wide()

  await row.getByRole('button', { name: 'Actions for Gate control' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Tokens…' }).press('Enter')
  const tokens = page.getByRole('dialog', { name: 'Tokens of Gate control' })
  await tokens.getByRole('button', { name: 'Rotate Production' }).waitFor()
  await lookAt(page)
  await wide()
  await tokens.getByRole('button', { name: 'Rotate Production' }).press('Enter')
  const rotating = page.getByRole('dialog', { name: 'Rotate Production' })
  await rotating.getByLabel('Old token stays valid').selectOption('1 hour')
  await lookAt(page)
  await wide()
  await rotating.getByRole('button', { name: 'Rotate', exact: true }).press('Enter')
  await page.getByText('The old token works until').waitFor()
  await lookAt(page)
  await wide()
  const next = await readSecret(page)
  expect(next).not.toBe(old)
  expect([await ask(old), await ask(next)]).toEqual([200, 200])
  await expect.poll(() => tokens.getByRole('row').count()).toBe(3)
  await tokens.getByRole('button', { name: 'Close' }).press('Enter')

  await row.getByRole('button', { name: 'Actions for Gate control' }).press('Enter')
  await page.getByRole('menuitem', { name: 'End…' }).press('Enter')
  const ending = page.getByRole('dialog', { name: 'End Gate control' })
  await ending.getByText('This cannot be undone.').waitFor()
  await lookAt(page)
  await wide()
  await ending.getByRole('button', { name: 'End account' }).press('Enter')
  await section.getByText('No service accounts.').waitFor()
  // The server hears of their end in a moment.
  await expect.poll(async () => [await ask(old), await ask(next)]).toEqual([401, 401])
  await section.getByRole('button', { name: 'Show ended' }).press('Enter')
  const ended = page.getByRole('region', { name: 'Ended service accounts' })
  await ended.getByRole('row', { name: /Gate control/ }).waitFor()
  await lookAt(page)
})

test('its rights are changed where those of people are, and it says what it is there', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Ridge Haulage' })
  const admin = await world.user(root, 'ADMIN')
  const { userId } = await serviceAccountOf(world, root, { name: 'Weigh bridge', owner: admin })
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  await page.getByRole('button', { name: 'Actions for Weigh bridge' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Change rights' }).press('Enter')
  const row = page.getByRole('row', { name: /Weigh bridge/ })
  await row.getByText('Service account', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('service.invalid').count()).toBe(0)
  await lookAt(page)
  await page.goto(`${house.current.address}/people/${userId}`)
  await page.getByText('Service account', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('service.invalid').count()).toBe(0)
})
