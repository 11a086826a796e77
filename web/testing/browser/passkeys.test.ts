// Passkeys: added in one's profile, in place of the password at the sign-in and where one confirms that it is oneself.
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withPassword } from '../../../graph/testing/password.ts'
import { toldOf } from './board.ts'
import { press } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const password = 'six dry Bearings 40'

/** A device of the browser's own that is unlocked without anybody's finger. */
async function deviceOf(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    unlock: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('is added by keys, renamed, and signs in and confirms without a password', async () => {
  const { world, address } = house.current
  const root = await world.organization({ name: 'Ridge Haulage' })
  const admin = await withPassword(world, root, password)
  // A passkey belongs to a name, not to a number.
  const local = address.replace('127.0.0.1', 'localhost')
  const { page, context } = await house.current.visit(null, `${local}/login`)
  const device = await deviceOf(context, page)
  await page.getByLabel('Email or username').fill(admin.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home')

  await page.goto(`${local}/myprofile`)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add passkey' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Your password').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('wrong')
  await press(page, 'Enter')
  await dialog.getByText('This is not the password that you sign in with.').waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByLabel('Your password').fill(password)
  await press(page, 'Enter')
  await toldOf(page, 'Passkey added').waitFor()
  const row = section.getByRole('row', { name: /^Chrome on / })
  await row.getByText('Never').waitFor()
  await row.getByRole('button', { name: /^Edit / }).click()
  await page
    .getByRole('dialog', { name: /^Rename / })
    .getByLabel('Name')
    .fill('The office laptop')
  await press(page, 'Enter')
  await section.getByRole('row', { name: /^The office laptop/ }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  // Signed out: back in by the passkey.
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${local}/login`)
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await device.unlock(false)
  await use.press('Enter')
  await page.getByRole('alert').getByText('No passkey was used').waitFor()
  await device.unlock(true)
  await use.press('Enter')
  await page.waitForURL('**/home')

  // Who forgot their password sets a new one by the passkey.
  const another = 'two oiled Winches 88'
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${local}/login`)
  await page.getByText('Forgot your password?').press('Enter')
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  world.clock.forward({ seconds: 1 })
  await page.getByRole('button', { name: 'Reset with a passkey' }).press('Enter')
  await page.getByLabel('New password').fill(another)
  await page.getByLabel('Repeat password').fill(another)
  await press(page, 'Enter')
  await page.getByLabel('Email or username').fill(admin.email)
  await page.getByLabel('Password').fill(another)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home')

  // An hour later what has power over others takes a proof.
  world.clock.forward({ minutes: 5 })
  const long = new Date(world.clock.now().getTime() - 3_600_000)
  await world.prisma.session.updateMany({ where: { userId: admin.id }, data: { createdAt: long } })
  await page.goto(`${local}/mysettings`)
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByLabel('Name').fill('Fuel cards')
  await press(page, 'Enter')
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await confirm.getByRole('button', { name: 'Use a passkey' }).waitFor()
  await lookAt(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await confirm.getByRole('button', { name: 'Use a passkey' }).press('Enter')
  await expect.poll(() => page.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^ogp_/)

  await page.goto(`${local}/myprofile`)
  await section.getByRole('button', { name: 'Delete The office laptop' }).click()
  const away = page.getByRole('dialog', { name: 'Delete The office laptop' })
  await away.getByLabel('Your password').fill(another)
  await press(page, 'Enter')
  await section.getByRole('row', { name: /^The office laptop/ }).waitFor({ state: 'detached' })
})
