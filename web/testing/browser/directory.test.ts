// A directory that keeps the people of an organization by SCIM: from the token that it gets, by the screens, to a
// person who is kept out.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givePassword } from '../../../graph/testing/password.ts'
import { serviceAccountOf } from '../../../graph/testing/serviceAccounts.ts'
import { freePort } from '../../../prisma/freePort.ts'
import { isLive, toastOf } from './board.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const password = 'six dry Bearings 40'
const email = 'nadia@fjord.test'

const house = openHouse('directory', async () => {
  const PORT = await freePort()
  return { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` }
})

test('a directory gets its address and a token by the screens, makes a person, and keeps them out', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Fjord Lines' })
  const admin = await world.user(root, 'ADMIN')
  await world.prisma.domain.create({
    data: { rootId: root.id, name: 'fjord.test', proof: randomUUID(), verifiedAt: new Date() },
  })
  await serviceAccountOf(world, root, { name: 'Okta', level: 'TRANSACTIONAL', owner: admin })
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  const section = page.getByRole('region', { name: 'Directory', exact: true })
  await section.getByText('Verify the domain').waitFor()
  const url = await section.getByRole('textbox', { name: 'SCIM address' }).inputValue()
  expect(url).toBe(`${house.current.address}/scim/v2`)
  await lookAt(page)

  await page.getByRole('button', { name: 'Actions for Okta' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Tokens…' }).press('Enter')
  await page.getByRole('button', { name: 'New token…' }).press('Enter')
  const making = page.getByRole('dialog', { name: 'New token for Okta' })
  await making.getByLabel('Name').fill('Production')
  await making.getByRole('checkbox', { name: /^Read Reads/ }).press('Space')
  await making.getByRole('checkbox', { name: /^Directory/ }).press('Space')
  await lookAt(page)
  await making.getByLabel('Name').press('Enter')
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue()

  const scim = async (method: string, path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    })
    const { id, active } = (await response.json()) as { id: string; active: boolean }
    return { status: response.status, id, active }
  }
  const made = await scim('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: email,
    name: { givenName: 'Nadia', familyName: 'Roth' },
    emails: [{ value: email, type: 'work', primary: true }],
    active: true,
  })
  expect(made).toMatchObject({ status: 201, active: true })
  await page.goto(`/orgOverview/${root.id}`)
  await section.getByText('1, 1 active', { exact: true }).waitFor()
  await lookAt(page)

  const account = await world.prisma.user.findUniqueOrThrow({ where: { email } })
  await givePassword(world, account, password)
  const { page: own } = await house.current.visit(null, '/login', { expected: /\b401\b/ })
  const signIn = async () => {
    await own.getByLabel('Email or username').fill(email)
    await own.getByLabel('Password').fill(password)
    await own.getByLabel('Password').press('Enter')
  }
  await signIn()
  await own.waitForURL('**/home')
  await isLive(own)
  const patched = await scim('PATCH', `/Users/${made.id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value: false }],
  })
  expect(patched).toMatchObject({ status: 200, active: false })
  await own.waitForURL('**/login')
  await toastOf(own, 'You were signed out').waitFor()
  await signIn()
  await own.getByRole('alert').waitFor()
  await expect.poll(() => new URL(own.url()).pathname).toBe('/login')
  await page.reload()
  await section.getByText('1, 0 active', { exact: true }).waitFor()
})
