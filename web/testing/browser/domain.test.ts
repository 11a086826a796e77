// From a domain of an organization to its people being led to its provider, and signing in there alone.
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { appCode } from '../../../graph/testing/appCode.ts'
import { atEnd } from '../../../graph/testing/atEnd.ts'
import { NameServer } from '../../../graph/testing/nameServer.ts'
import { client, OpenIdProvider } from '../../../graph/testing/openIdProvider.ts'
import { givePassword } from '../../../graph/testing/password.ts'
import { freePort } from '../../../prisma/freePort.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

const password = 'six dry Bearings 40'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
let names: NameServer
let provider: OpenIdProvider

const house = openHouse('domain', async () => {
  const PORT = await freePort()
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`
  names = await NameServer.open()
  provider = await OpenIdProvider.open([`${PUBLIC_URL}/login/organization`])
  atEnd(() => provider.close())
  return { PORT, PUBLIC_URL, IDENTITY_PROVIDER_PRIVATE: 'yes', DNS_SERVERS: names.address }
})

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** An organization whose provider is on, and an Admin who has an authenticator app and a password. */
async function fjordLines() {
  const { world } = house.current
  const root = await world.organization({ name: 'Fjord Lines' })
  const clientSecret = new Uint8Array(Buffer.from(client.secret))
  const settings = { issuer: provider.issuer, clientId: client.id, clientSecret, sealed: false }
  await world.prisma.identityProvider.create({
    data: { rootId: root.id, ...settings, isOn: true, testedAt: new Date() },
  })
  const admin = await world.user(root, 'ADMIN')
  await givePassword(world, admin, password)
  await world.prisma.authenticatorApp.create({
    data: { userId: admin.id, secret: base32(secret), sealed: false, lastStep: 0, createdAt: new Date() },
  })
  return { root, admin }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function base32(text: string) {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return new Uint8Array(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

test('a domain is verified by keys, its people are led to the provider, and then sign in there alone', async () => {
  const { world } = house.current
  const { root, admin } = await fjordLines()
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  const domains = section(page, 'Domains')
  await domains.getByText('No domains yet.').waitFor()
  await domains.getByRole('button', { name: 'Add…' }).press('Enter')
  const add = page.getByRole('dialog', { name: 'Add a domain' })
  await add.getByLabel('Domain').fill('fjord')
  await add.getByLabel('Domain').press('Enter')
  await add.getByText('Write a domain, like example.com.').waitFor()
  await lookAt(page)
  await add.getByLabel('Domain').fill('Fjord.test')
  await add.getByLabel('Domain').press('Enter')
  const verify = page.getByRole('dialog', { name: 'Verify fjord.test' })
  const look = verify.getByRole('button', { name: 'Look for the record' })
  await look.press('Enter')
  await verify.getByText('No TXT record was found at _opsgraph.fjord.test').waitFor()
  await lookAt(page)
  const value = await verify.getByRole('textbox', { name: 'Record value' }).inputValue()
  names.records.set(await verify.getByRole('textbox', { name: 'Record name' }).inputValue(), [value])
  await look.press('Enter')
  await verify.waitFor({ state: 'hidden' })
  await domains.getByRole('row', { name: /fjord\.test/ }).waitFor()
  await lookAt(page)

  const person = await world.user(root)
  await givePassword(world, person, password)
  await world.prisma.user.update({ where: { id: person.id }, data: { email: 'nadia@fjord.test' } })
  const { page: login } = await house.current.visit(null, '/login')
  await login.getByLabel('Email or username').fill('nadia@fjord.test')
  await login.getByRole('button', { name: 'Sign in with Fjord Lines' }).waitFor()
  await lookAt(login)

  const own = section(page, 'Identity provider')
  await own.getByRole('button', { name: 'Require…' }).press('Enter')
  const require = page.getByRole('dialog', { name: /require/i })
  await require.getByRole('checkbox', { name: 'People sign in by it alone' }).press('Space')
  await require.getByRole('button', { name: 'Save' }).press('Enter')
  await require.getByText('Choose at least one Admin').waitFor()
  await lookAt(page)
  await require.getByRole('checkbox', { name: admin.name }).press('Space')
  await require.getByRole('button', { name: 'Save' }).press('Enter')
  await require.waitFor({ state: 'hidden' })
  await own.getByText(admin.name).waitFor()
  await lookAt(page)

  await login.getByLabel('Password').fill(password)
  await login.getByLabel('Password').press('Enter')
  await login.getByRole('alert').getByText('Fjord Lines requires its own sign-in.').waitFor()
  await lookAt(login)
  const subject = 'nadia'
  provider.people.set(subject, { email: 'nadia@fjord.test', name: 'Nadia Roth' })
  provider.next = subject
  await login.getByRole('button', { name: 'Sign in with Fjord Lines' }).press('Enter')
  await login.waitForURL('**/home')
})

test('an Admin who is kept for it signs in without the provider, with a second factor', async () => {
  const { world } = house.current
  const { root, admin } = await fjordLines()
  const domain = { rootId: root.id, name: 'kept.test', proof: root.id, verifiedAt: new Date() }
  await world.prisma.domain.create({ data: domain })
  await world.prisma.user.update({ where: { id: admin.id }, data: { email: 'ada@kept.test' } })
  await world.prisma.identityProvider.update({
    where: { rootId: root.id },
    data: { isRequired: true, breakGlass: [admin.id] },
  })
  const { page } = await house.current.visit(null, '/login')
  await page.getByLabel('Email or username').fill('ada@kept.test')
  await page.getByText('Fjord Lines signs its people in here.').waitFor()
  await lookAt(page)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  await page.getByLabel('Code').fill(appCode(secret, new Date()))
  await page.getByLabel('Code').press('Enter')
  await page.waitForURL('**/home')
})
