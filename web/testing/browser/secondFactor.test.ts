// The second factor: set up in one's profile, asked for at sign-in, required by an organization, reset by its Admin.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appCode } from '../../../graph/testing/appCode.ts'
import { withPassword } from '../../../graph/testing/password.ts'
import type { Person } from '../../../graph/testing/rows.ts'
import { press } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse()
const password = 'six dry Bearings 40'

async function company() {
  const { world } = house.current
  const root = await world.organization({ name: 'Ridge Haulage' })
  return { root, admin: await withPassword(world, root, password) }
}

/** What the app shows for a key now; half a minute later than before, since each code is good once. */
function nextCode(key: string): string {
  const { clock } = house.current.world
  clock.forward({ seconds: 30 })
  return appCode(key, clock.now())
}

const keyOn = (page: Page) => page.getByRole('textbox', { name: 'Key' }).inputValue()
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })

async function signIn(page: Page, { email }: Person) {
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Sets it up in the profile, by keyboard; answers with the key and the recovery codes. */
async function setUp(page: Page) {
  await page.getByRole('region', { name: 'Second factor' }).getByRole('button', { name: 'Set up' }).focus()
  await press(page, 'Enter')
  await page.getByRole('dialog', { name: 'Set up a second factor' }).waitFor()
  await page.keyboard.type(password)
  await press(page, 'Enter')
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const key = await keyOn(page)
  return key
}

test('is set up in the profile by keyboard, asked for at sign-in, and replaced by a recovery code', async () => {
  const { admin } = await company()
  const { page } = await house.current.visit(admin, '/myprofile')
  const key = await setUp(page)
  await lookAt(page)
  await code(page).focus()
  await page.keyboard.type('12')
  await press(page, 'Enter')
  await page.getByText(/^This code is wrong/).waitFor()
  await code(page).fill(nextCode(key))
  await press(page, 'Enter')
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await codes.waitFor()
  await lookAt(page)
  const [first] = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I have saved them' }).press('Enter')
  await page.getByRole('region', { name: 'Second factor' }).getByText('Recovery codes left').waitFor()
  await page.getByRole('button', { name: 'New recovery codes' }).waitFor()

  const { page: other } = await house.current.visit(null, '/login')
  await signIn(other, admin)
  await code(other).fill('000 000')
  await press(other, 'Enter')
  await other.getByText(/^This code is wrong/).waitFor()
  await code(other).fill(nextCode(key))
  await press(other, 'Enter')
  await other.waitForURL('**/home')

  const { page: third } = await house.current.visit(null, '/login')
  await signIn(third, admin)
  await code(third).fill(first!)
  await press(third, 'Enter')
  await third.waitForURL('**/home')
})

test('is asked for beside the password where one changes how one signs in', async () => {
  const { admin } = await company()
  const { page } = await house.current.visit(admin, '/myprofile')
  const key = await setUp(page)
  await code(page).fill(nextCode(key))
  await press(page, 'Enter')
  await page.getByRole('dialog', { name: 'Recovery codes' }).waitFor()
  await page.getByRole('button', { name: 'I have saved them' }).click()

  await page.getByRole('button', { name: 'Change password' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await code(page).waitFor()
  await lookAt(page)
  await page.keyboard.type(password)
  await press(page, 'Tab')
  await page.keyboard.type('000 000')
  await dialog.getByLabel('New password *').fill('two oiled Winches 88')
  await dialog.getByLabel('Repeat password').fill('two oiled Winches 88')
  await press(page, 'Enter')
  await dialog.getByText(/^This code is wrong/).waitFor()
  await code(page).fill(nextCode(key))
  await press(page, 'Enter')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Close account…' }).press('Enter')
  await code(page).waitFor()
  await lookAt(page)
})

test('is required of everybody by an Admin who has one, and set up at the next sign-in', async () => {
  const { root, admin } = await company()
  const hand = await withPassword(house.current.world, root, password)
  const { page, tab } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  const policy = page.getByRole('region', { name: 'Sign-in', exact: true })
  const require = async () => {
    await policy.getByRole('button', { name: 'Require a second factor' }).click()
    await page.getByRole('dialog', { name: 'Require a second factor' }).getByRole('button', { name: 'Require' }).click()
  }
  await policy.getByText('0 of 2').waitFor()
  await require()
  await page.getByText('You need a second factor first. Set it up in My profile.').waitFor()
  await lookAt(page)
  const profile = await tab('/myprofile')
  await code(profile)
    .or(profile.getByRole('region', { name: 'Second factor' }))
    .first()
    .waitFor()
  const key = await setUp(profile)
  await code(profile).fill(nextCode(key))
  await press(profile, 'Enter')
  await profile.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Require' }).click()
  await policy.getByText('Required', { exact: true }).waitFor()

  const { page: other } = await house.current.visit(null, '/login')
  await signIn(other, hand)
  await other.getByText(/^Your organization requires a second factor/).waitFor()
  await lookAt(other)
  await code(other).fill(nextCode(await keyOn(other)))
  await press(other, 'Enter')
  await other.getByRole('list', { name: 'Recovery codes' }).waitFor()
  await lookAt(other)
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.waitForURL('**/home')
})

test('sessions are limited beside it, in whole hours', async () => {
  const { root, admin } = await company()
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  const policy = page.getByRole('region', { name: 'Sign-in', exact: true })
  await policy.getByText('30 days', { exact: true }).waitFor()
  await policy.getByRole('button', { name: 'Limit sessions' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Limit sessions' })
  const [session, idle] = [dialog.getByLabel('Hours after the sign-in'), dialog.getByLabel('Hours without use')]
  await session.fill('twelve')
  await idle.fill('400')
  await press(page, 'Enter')
  await dialog.getByText('Enter whole hours, such as 12.').waitFor()
  await session.fill('12')
  await press(page, 'Enter')
  await dialog.getByText('Enter whole hours, from 1 to 336, or nothing.').waitFor()
  await lookAt(page)
  await idle.fill('48')
  await press(page, 'Enter')
  await policy.getByText('12 hours', { exact: true }).waitFor()
  await policy.getByText('2 days', { exact: true }).waitFor()
  await lookAt(page)
  await policy.getByRole('button', { name: 'Limit sessions' }).press('Enter')
  await session.fill('')
  await press(page, 'Enter')
  await policy.getByText('30 days', { exact: true }).waitFor()
})

test('is reset for somebody who has lost it, by their Admin', async () => {
  const { root, admin } = await company()
  const { world } = house.current
  const hand = await world.user(root, 'TRANSACTIONAL', undefined, 'Bo Berg')
  await world.prisma.authenticatorApp.create({
    data: { userId: hand.id, secret: new Uint8Array(20), sealed: false, lastStep: 0 },
  })
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}/people`)
  await page.getByRole('button', { name: 'Actions for Bo Berg' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Account…' }).press('Enter')
  const account = page.getByRole('dialog', { name: 'Account of Bo Berg' })
  await account.getByRole('button', { name: 'Reset second factor of Bo Berg' }).press('Enter')
  await page.getByText('Bo Berg signs in without a second factor now').waitFor()
  await account.getByRole('button', { name: 'Reset second factor of Bo Berg' }).waitFor({ state: 'detached' })
  expect(await world.prisma.authenticatorApp.count({ where: { userId: hand.id } })).toBe(0)
})
