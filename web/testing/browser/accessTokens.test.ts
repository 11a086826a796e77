// Access tokens, from the dialog that makes one to the program that uses it and the Admin who ends it; and how they
// look.
import { expect, test } from 'vitest'
import { ownBoard } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

test('a token is made by keys, used by a program, and revoked by the Admin', async () => {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  const { address } = house.current
  const { page } = await house.current.visit(admin, '/mysettings')
  const make = page.getByRole('button', { name: 'Create token' })
  await make.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Name').waitFor()
  await page.keyboard.type('Fuel cards')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Name').press('Enter')
  const secret = page.getByLabel('Secret', { exact: true })
  await secret.waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const token = await secret.inputValue()
  await page.getByRole('button', { name: 'Done' }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('row', { name: /Fuel cards/ })
    .getByText('Never')
    .waitFor()
  await expect.poll(() => make.evaluate((button) => button === document.activeElement)).toBe(true)
  const ask = () =>
    fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': 'fuel-cards/1' },
      body: JSON.stringify({ query: '{ actionGrid { count } }' }),
    })
  expect((await ask()).status).toBe(200)
  await page.goto(`${address}/orgOverview/${at.id}/integrations`)
  const row = page.getByRole('row', { name: /Fuel cards/ })
  await row.getByText('fuel-cards, This computer').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await row.getByRole('button', { name: 'Revoke Fuel cards' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('No access tokens.').waitFor()
  expect((await ask()).status).toBe(401)
})
