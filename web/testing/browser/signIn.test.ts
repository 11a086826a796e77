// Signing up and in by the forms, and out again.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hashPassword } from '../../../graph/kernel/auth/password.ts'
import { ownBoard, panel, toastOf } from './board.ts'
import { openHouse, storageOf } from './visit.ts'

const house = openHouse()
const password = 'a decent Password 1'

async function account() {
  const { world } = house.current
  const { at, admin } = await ownBoard(world)
  await world.prisma.user.update({ where: { id: admin.id }, data: { passwordHash: await hashPassword(password) } })
  return { ...admin, at }
}

async function signUp(page: Page, email: string, given: string) {
  await page.getByRole('heading', { name: 'Sign up' }).waitFor()
  await page.getByLabel('Name').fill('Rosa Ortega')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(given)
  await page.getByRole('button', { name: 'Sign up' }).click()
}

async function signIn(page: Page, login: string, given: string) {
  await page.getByLabel('Email or username').fill(login)
  await page.getByLabel('Password').fill(given)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('signing up makes an account and leads to the ways into an organization', async () => {
  const { page } = await house.current.visit(null, '/login')
  await page.getByRole('link', { name: 'Sign up' }).click()
  const email = `rosa-${Date.now()}@test.test`
  await signUp(page, email, password)
  await page.waitForURL('**/home')
  await page.getByRole('heading', { name: 'You are not in an organization yet' }).waitFor()
  await expect
    .poll(() => house.current.world.prisma.user.findUnique({ where: { email } }))
    .toMatchObject({ name: 'Rosa Ortega' })
})

test('signing up refuses a weak password at its field, which takes the focus', async () => {
  const { page } = await house.current.visit(null, '/signup')
  for (const [weak, why] of [
    ['short', 'Use at least 8 characters.'],
    ['password', 'This is one of the ten most used passwords.'],
  ] as const) {
    await signUp(page, 'rosa@test.test', weak)
    await page.getByText(why).waitFor()
    const field = page.getByRole('textbox', { name: 'Password', description: why })
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await expect.poll(() => page.url()).toMatch(/\/signup$/)
})

test('signing up with a taken email says “Signup failed” and why', async () => {
  const { email } = await account()
  const { page } = await house.current.visit(null, '/signup')
  await signUp(page, email, password)
  await toastOf(page, 'Signup failed').getByText('An account with this email exists already.').waitFor()
})

test('signing up without a connection says “Error While Signup”', async () => {
  const { page } = await house.current.visit(null, '/signup', { expected: /ERR_FAILED/ })
  await page.route('**/graphql', (route) => route.abort())
  await signUp(page, 'rosa@test.test', password)
  await toastOf(page, 'Error While Signup').getByText('Server not reachable.').waitFor()
})

test('signing in leads to the board and leaves the sign-in in storage', async () => {
  const { email, id } = await account()
  const { page } = await house.current.visit(null, '/login')
  await signIn(page, email, password)
  await page.waitForURL('**/home')
  await panel(page, 'Next Up').waitFor()
  const { access_token: access, refresh_token: refresh, ...who } = await storageOf(page)
  const { legacyId } = await house.current.world.prisma.user.findUniqueOrThrow({ where: { id } })
  expect(who).toEqual({ SAAS_PFUser_UUID: id, user_id: String(legacyId) })
  expect(access?.split('.')).toHaveLength(3)
  expect(refresh).toMatch(/^[\w-]{43}$/)
})

test('signing in takes no mouse', async () => {
  const { email } = await account()
  const { page } = await house.current.visit(null, '/login')
  await page.getByLabel('Email or username').waitFor()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
})

test('a wrong password is told in the form, and what was typed stays', async () => {
  const { email } = await account()
  const { page } = await house.current.visit(null, '/login')
  await signIn(page, email, 'not the password')
  await page.getByRole('alert').getByText('Email or password is wrong.').waitFor()
  await expect.poll(() => page.getByLabel('Email or username').inputValue()).toBe(email)
  expect(await storageOf(page)).toEqual({})
})

test('who holds a token and opens /login chooses: go on, or sign out', async () => {
  const { admin } = await ownBoard(house.current.world)
  const { page } = await house.current.visit(admin, '/login')
  await page.getByText(`Signed in as ${admin.name}, ${admin.email}.`).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/home')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Password').waitFor()
  await expect.poll(() => storageOf(page)).toEqual({})
})

test('signing out ends the session on the server and leads to /login', async () => {
  const { world } = house.current
  const { admin } = await ownBoard(world)
  const { page } = await house.current.visit(admin, '/home')
  await page.getByRole('button', { name: `${admin.name}: theme and sign out` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => storageOf(page)).toEqual({})
  const ended = () => world.prisma.session.findUniqueOrThrow({ where: { id: admin.sessionId } })
  await expect.poll(async () => (await ended()).endedAt).not.toBeNull()
})
