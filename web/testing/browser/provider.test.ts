// From nothing to the first colleague who signs in by the provider of their organization, which is a real one.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atEnd } from '../../../graph/testing/atEnd.ts'
import { client, OpenIdProvider } from '../../../graph/testing/openIdProvider.ts'
import { freePort } from '../../../prisma/freePort.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

let provider: OpenIdProvider

const house = openHouse('provider', async () => {
  const PORT = await freePort()
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`
  provider = await OpenIdProvider.open([`${PUBLIC_URL}/login/organization`])
  atEnd(() => provider.close())
  return { PORT, PUBLIC_URL, IDENTITY_PROVIDER_PRIVATE: 'yes' }
})

const section = (page: Page) => page.getByRole('region', { name: 'Identity provider', exact: true })

let count = 0
/** The provider signs somebody in next whom it knows by an address. */
function nextIs(email: string) {
  const subject = `subject-${++count}`
  provider.people.set(subject, { email, email_verified: true, name: 'Nadia Roth' })
  provider.next = subject
}

/** An organization whose provider is on already. */
async function connected() {
  const { world } = house.current
  const root = await world.organization({ name: 'Ridge Haulage' })
  const { id: clientId } = client
  const clientSecret = new Uint8Array(Buffer.from(client.secret))
  await world.prisma.identityProvider.create({
    data: {
      rootId: root.id,
      issuer: provider.issuer,
      clientId,
      clientSecret,
      sealed: false,
      isOn: true,
      testedAt: new Date(),
    },
  })
  return { root, address: `/login?organization=${encodeURIComponent(root.globalId)}` }
}

test('is set up from nothing by keys, tested, turned on, and signs in the first colleague', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Fjord Lines' })
  const admin = await world.user(root, 'ADMIN')
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  await section(page).getByText('None').waitFor()
  await lookAt(page)
  await section(page).getByRole('button', { name: 'Set up…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up an identity provider' })
  await dialog.getByLabel('Issuer').fill('fjord')
  await dialog.getByLabel('Client ID').fill(client.id)
  await dialog.getByLabel('Client secret').fill(client.secret)
  await dialog.getByLabel('New people').selectOption('Transactional')
  await dialog.getByLabel('Client ID').press('Enter')
  await dialog.getByText('Write the issuer as the provider gives it').waitFor()
  await lookAt(page)
  await dialog.getByLabel('Issuer').fill(provider.issuer)
  await dialog.getByLabel('Issuer').press('Enter')
  await section(page).getByText(provider.issuer).waitFor()
  const turnOn = section(page).getByRole('button', { name: 'Turn on' })
  await expect.poll(() => turnOn.isDisabled()).toBe(true)
  nextIs('nadia@fjord.test')
  await section(page).getByRole('button', { name: 'Test' }).press('Enter')
  await page.getByText('This is who would sign in.').waitFor()
  await page.getByText('nadia@fjord.test').waitFor()
  await lookAt(page)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Back to the organization' }).press('Enter')
  await turnOn.press('Enter')
  const address = section(page).getByRole('textbox', { name: 'Address for your people to sign in' })
  const { page: colleague } = await house.current.visit(null, await address.inputValue())
  await colleague.getByRole('button', { name: 'Sign in with Fjord Lines' }).waitFor()
  await lookAt(colleague)
  await colleague.getByRole('button', { name: 'Sign in with Fjord Lines' }).press('Enter')
  await colleague.waitForURL('**/home')
  const person = await world.prisma.user.findUnique({ where: { email: 'nadia@fjord.test' }, select: { name: true } })
  expect(person).toEqual({ name: 'Nadia Roth' })
})

test('is offered again where it was used last, and says why it signs somebody in no more', async () => {
  const { world } = house.current
  const { root, address } = await connected()
  const person = await world.user(root)
  nextIs(person.email)
  const { page, context } = await house.current.visit(null, address)
  await page.getByRole('button', { name: 'Sign in with Ridge Haulage' }).click()
  await page.waitForURL('**/home')
  await page.getByRole('button', { name: `${person.name}: theme and sign out` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  // The provider, too, asks anew.
  await context.clearCookies()
  provider.next = null
  await page.getByRole('button', { name: 'Sign in with Ridge Haulage' }).click()
  await page.getByRole('alert').getByText('The provider says that you may not sign in here').waitFor()
  await lookAt(page)
  await page.getByRole('link', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Sign in with Ridge Haulage' }).waitFor()
})

test('an answer that another browser asked for signs nobody in', async () => {
  const { page } = await house.current.visit(null, '/login/organization?code=c&state=s')
  await page.getByText('This sign-in was begun in another tab or browser.').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('connects an account, and confirms in another tab that it is its owner', async () => {
  const { world } = house.current
  const { root } = await connected()
  const admin = await world.user(root, 'ADMIN')
  const { page, context } = await house.current.visit(admin, '/myprofile')
  nextIs('nadia@elsewhere.test')
  const own = page.getByRole('region', { name: 'Organization sign-in', exact: true })
  await own.getByRole('button', { name: 'Connect' }).press('Enter')
  await own.getByText('nadia@elsewhere.test').waitFor()
  await lookAt(page)
  await world.prisma.session.update({
    where: { id: admin.sessionId },
    data: { provedAt: new Date(world.clock.now().getTime() - 3_600_000) },
  })
  await own.getByRole('button', { name: 'Disconnect from Ridge Haulage…' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).press('Enter')
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' })
  // The clock stands still: what was begun at the same time was used already.
  world.clock.forward({ seconds: 1 })
  const opened = context.waitForEvent('page')
  await confirm.getByRole('button', { name: 'Confirm with Ridge Haulage' }).press('Enter')
  await (await opened).waitForEvent('close')
  await own.getByText('Not connected').waitFor()
})
