// An application of others: an Admin registers it, somebody lets it act for them, and takes that back.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { atEnd } from '../../../graph/testing/atEnd.ts'
import { givePassword } from '../../../graph/testing/password.ts'
import type { Organization, Person } from '../../../graph/testing/rows.ts'
import { freePort } from '../../../prisma/freePort.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const house = openHouse('applications', async () => {
  const PORT = await freePort()
  return { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` }
})
const password = 'six dry Bearings 40'
const redirectUrl = 'http://127.0.0.1/signed-in'

/** Where the application listens on the machine of whoever uses it. */
let back: string
/** What has come there. */
const arrived: URLSearchParams[] = []

beforeAll(async () => {
  const server = createServer((req, res) => {
    const url = new URL(req.url!, back)
    if (url.pathname === '/signed-in') arrived.push(url.searchParams)
    res.writeHead(url.pathname === '/signed-in' ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' })
    res.end('<!doctype html><html lang="en"><title>Fuel Desk</title><h1>Welcome to Fuel Desk</h1></html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => new Promise((resolve) => void server.close(resolve)))
  back = `http://127.0.0.1:${(server.address() as AddressInfo).port}/signed-in`
})

const wide = (page: Page) => page.setViewportSize({ width: 1440, height: 900 })
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`

/** What an application sends somebody to, and by what it exchanges the code later. */
function asking(root: Organization, clientId: string, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: back,
    scope: 'read export',
    state: 'a state & more',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })
  return { path: `/oauth/${root.id}/authorize?${parameters}`, verifier }
}

const ask = async (token: string) => {
  const response = await fetch(`${house.current.address}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { user { email } } }' }),
  })
  const { data } = (await response.json()) as { data?: { viewer: { user: { email: string } } } }
  return { status: response.status, email: data?.viewer.user.email }
}

/** An organization with an application that an Admin has registered. */
async function withApplication(name: string, more: object = {}) {
  const { world } = house.current
  const root = await world.organization({ name })
  const { id: clientId } = await world.prisma.application.create({
    data: {
      rootId: root.id,
      name: 'Fuel Desk',
      homeUrl: 'https://fuel.example/about',
      redirectUrls: [redirectUrl],
      scopes: ['READ', 'EXPORT'],
      isSelfRegistered: false,
      createdAt: world.clock.now(),
      ...more,
    },
  })
  return { root, clientId }
}

test('is registered by an Admin, allowed by a person who signs in for it, and revoked', async () => {
  const { world, address } = house.current
  const root = await world.organization({ name: 'Fjord Lines' })
  const admin = await world.user(root, 'ADMIN')
  const person: Person = await world.user(root, 'STRATEGIC')
  await givePassword(world, person, password)
  const issuer = `${address}/oauth/${root.id}`

  const { page: desk } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  const section = desk.getByRole('region', { name: 'Applications', exact: true })
  await section.getByText('No applications.').waitFor()
  await expect.poll(() => section.getByRole('textbox', { name: 'Issuer address' }).inputValue()).toBe(issuer)
  await section.getByRole('button', { name: 'Register an application…' }).press('Enter')
  const form = desk.getByRole('dialog', { name: 'Register an application' })
  await form.getByLabel('Name').fill('Fuel Desk')
  await form.getByLabel('Website').fill('https://fuel.example/about')
  await form.getByLabel('Leads back to').fill(`${redirectUrl}\nhere`)
  await form.getByLabel('Export').focus()
  await desk.keyboard.press('Space')
  await form.getByLabel('Name').press('Enter')
  await form.getByText(/^here: Enter an address/).waitFor()
  await lookAt(desk)
  await wide(desk)
  await form.getByLabel('Leads back to').fill(redirectUrl)
  await form.getByLabel('Name').press('Enter')
  const shown = desk.getByRole('dialog', { name: 'Secret of “Fuel Desk”' })
  const secret = await shown.getByRole('textbox', { name: 'Client secret' }).inputValue()
  const clientId = await shown.getByRole('textbox', { name: 'Client ID' }).inputValue()
  await lookAt(desk)
  await wide(desk)
  await shown.getByRole('button', { name: 'Done' }).press('Enter')
  await section
    .getByRole('row', { name: /Fuel Desk/ })
    .getByText(clientId)
    .waitFor()
  await lookAt(desk)

  const { path, verifier } = asking(root, clientId)
  const { page } = await house.current.visit(null, path)
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  await page
    .getByRole('heading', { name: 'Fuel Desk wants to act for you in Fjord Lines' })
    .and(page.locator(':focus'))
    .waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/oauth/${root.id}/authorize`)
  await page.getByText(new URL(back).host).waitFor()
  await page.getByText(person.email).waitFor()
  await lookAt(page)
  await wide(page)
  await page.getByRole('button', { name: 'Allow' }).press('Enter')
  await page.getByRole('heading', { name: 'Welcome to Fuel Desk' }).waitFor()
  const { code, ...rest } = Object.fromEntries(arrived.at(-1)!)
  expect(rest).toEqual({ state: 'a state & more', iss: issuer })
  // Where one came from is where one returns to: the code is given once.
  await expect.poll(() => page.evaluate(() => history.length)).toBeLessThan(4)

  const exchanged = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: basic(clientId, secret) },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code!,
      code_verifier: verifier,
      redirect_uri: back,
    }),
  })
  const { access_token: token, scope } = (await exchanged.json()) as { access_token: string; scope: string }
  expect([exchanged.status, scope]).toEqual([200, 'read export'])
  expect(await ask(token)).toEqual({ status: 200, email: person.email })

  await page.goto(`${address}/mysettings`)
  const row = page.getByRole('row', { name: /Fuel Desk/ })
  await row.getByText('Application', { exact: true }).waitFor()
  await lookAt(page)
  await wide(page)
  expect(await row.getByRole('button', { name: /Rotate/ }).count()).toBe(0)
  await row.getByRole('button', { name: 'Revoke Fuel Desk' }).press('Enter')
  const revoking = page.getByRole('dialog', { name: 'Revoke access token' })
  await revoking.getByText('can no longer act for you').waitFor()
  await revoking.getByRole('button', { name: 'Revoke' }).press('Enter')
  await row.waitFor({ state: 'detached' })
  await expect.poll(async () => (await ask(token)).status).toBe(401)
})

test('hears that it is not wanted, and once only', async () => {
  const { root, clientId } = await withApplication('Ridge Haulage', { isSelfRegistered: true })
  const person = await house.current.world.user(root, 'TACTICAL')
  const { page } = await house.current.visit(person, asking(root, clientId).path)
  await page.getByText('Ridge Haulage has not checked it').waitFor()
  await lookAt(page)
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('heading', { name: 'Welcome to Fuel Desk' }).waitFor()
  expect(Object.fromEntries(arrived.at(-1)!)).toMatchObject({ error: 'access_denied', state: 'a state & more' })
  expect(arrived.at(-1)!.has('code')).toBe(false)
  const tokens = await house.current.world.prisma.accessToken.count({ where: { userId: person.id } })
  expect(tokens).toBe(0)
})

test('is led back to with what it did wrong', async () => {
  const { root, clientId } = await withApplication('Dale Freight')
  const person = await house.current.world.user(root, 'TACTICAL')
  const { page } = await house.current.visit(person, asking(root, clientId, { scope: 'read write' }).path)
  await page.getByRole('heading', { name: 'Fuel Desk cannot be allowed to act for you' }).waitFor()
  await page.getByRole('alert').getByText('asked for more than is registered').waitFor()
  await lookAt(page)
  await page.getByRole('link', { name: 'Back to Fuel Desk' }).press('Enter')
  await page.getByRole('heading', { name: 'Welcome to Fuel Desk' }).waitFor()
  expect(arrived.at(-1)!.get('error')).toBe('invalid_scope')
  expect(arrived.at(-1)!.get('error_description')).toMatch(/asked for more/)
})

test('can be allowed nothing by a person of another organization, nor lead to an address that is none of its own', async () => {
  const { world } = house.current
  const { root, clientId } = await withApplication('Moor Trucks')
  const stranger = await world.user(await world.organization({ name: 'Elsewhere' }), 'ADMIN')
  const { page, tab } = await house.current.visit(stranger, asking(root, clientId).path)
  await page.getByRole('alert').getByText('You do not belong to the organization').waitFor()
  await expect.poll(() => page.getByText('Fuel Desk').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
  await lookAt(page)
  await page.getByRole('button', { name: 'Use another account' }).press('Enter')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()

  const member = await world.user(root, 'ADMIN')
  await givePassword(world, member, password)
  await page.getByLabel('Email or username').fill(member.email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  await page.getByRole('button', { name: 'Allow' }).waitFor()

  const elsewhere = await tab(asking(root, clientId, { redirect_uri: 'https://evil.example/' }).path)
  await elsewhere.getByRole('alert').getByText('an address that is not registered').waitFor()
  expect(await elsewhere.getByRole('button', { name: 'Allow' }).count()).toBe(0)
  await elsewhere.getByRole('link', { name: 'To the board' }).press('Enter')
  await elsewhere.waitForURL('**/home')
})
