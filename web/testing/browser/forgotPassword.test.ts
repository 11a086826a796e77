// Who forgot their password comes in again by a link that is mailed to them.
import { expect, test } from 'vitest'
import { mailedLinks } from '../../../graph/testing/mailedLinks.ts'
import { MailServer } from '../../../graph/testing/mailServer.ts'
import { withPassword } from '../../../graph/testing/password.ts'
import { press } from './hands.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

let server: MailServer
const house = openHouse('forgot', async () => {
  server = await MailServer.open()
  return { SMTP_URL: server.url }
})

test('from the sign-in to a new password by keyboard, in all looks', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Ridge Haulage' })
  const person = await withPassword(world, root, 'six dry Bearings 40')
  const { page } = await house.current.visit(null, '/login')
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByText('Forgot your password?').press('Enter')
  await page.getByRole('link', { name: 'Mail me a reset link.' }).press('Enter')
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await expect.poll(() => page.getByLabel('Email or username').inputValue()).toBe(person.email)
  await lookAt(page)
  await page.getByLabel('Email or username').focus()
  await press(page, 'Enter')
  await page
    .getByRole('status')
    .getByText(/^If an account with a verified address matches/)
    .waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
  await lookAt(page)
  const { mailTo } = mailedLinks(world, server)
  const link = async () => /\/login\?reset=[\w-]+/.exec((await mailTo(person.email)) ?? '')?.[0]
  await expect.poll(link).toBeDefined()
  await page.goto((await link())!)
  const another = 'two oiled Winches 88'
  await page.getByLabel('New password').fill(another)
  await page.getByLabel('Repeat password').fill(another)
  await press(page, 'Enter')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByLabel('Password').fill(another)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/home')
})
