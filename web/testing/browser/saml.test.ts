// From nothing to the first colleague who signs in by the SAML provider of their organization, which is a real one.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atEnd } from '../../../graph/testing/atEnd.ts'
import { expiredCertificate, providersKey } from '../../../graph/testing/samlKeys.ts'
import { SamlProvider } from '../../../graph/testing/samlProvider.ts'
import { freePort } from '../../../prisma/freePort.ts'
import { lookAt } from './looks.ts'
import { openHouse } from './visit.ts'

let provider: SamlProvider

const house = openHouse('saml', async () => {
  const PORT = await freePort()
  provider = await SamlProvider.open()
  atEnd(() => provider.close())
  return { PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}`, IDENTITY_PROVIDER_PRIVATE: 'yes' }
})

const section = (page: Page) => page.getByRole('region', { name: 'Identity provider', exact: true })

test('is set up from nothing by keys, tested, turned on, and signs in the first colleague', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Fjord Lines' })
  const admin = await world.user(root, 'ADMIN')
  const domain = { name: 'fjord.test', proof: randomUUID(), verifiedAt: world.clock.now() }
  await world.prisma.domain.create({ data: { rootId: root.id, ...domain } })
  const { page } = await house.current.visit(admin, `/orgOverview/${root.id}`)
  await section(page).getByRole('button', { name: 'Set up…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up an identity provider' })
  await dialog.getByRole('radio', { name: 'OpenID Connect' }).press('ArrowDown')
  const metadata = await dialog.getByRole('textbox', { name: 'Metadata address' }).inputValue()
  const entityId = await dialog.getByRole('textbox', { name: 'Entity ID of Opsgraph' }).inputValue()
  expect(await (await fetch(metadata)).text()).toContain(`entityID="${entityId}"`)
  await dialog.getByLabel('Entity ID of the provider').fill(provider.entityId)
  await dialog.getByLabel('Sign-in address of the provider').fill(provider.signInUrl)
  const certificates = dialog.getByRole('textbox', { name: 'Certificates' })
  await certificates.fill(`${providersKey.certificate}\n${expiredCertificate}`)
  await dialog.getByLabel('New people').selectOption('Transactional')
  await dialog.getByText('More', { exact: true }).press('Enter')
  await dialog.getByLabel('Email attribute').fill('workMail')
  await dialog.getByLabel('Email attribute').press('Enter')
  await dialog.getByText('This certificate expired on').waitFor()
  await expect.poll(() => certificates.evaluate((field) => field === document.activeElement)).toBe(true)
  await lookAt(page)
  await certificates.fill(providersKey.certificate)
  await dialog.getByLabel('Email attribute').press('Enter')
  await section(page).getByText('SAML 2.0').waitFor()
  await section(page).getByText('CN=one.login.test').waitFor()
  await lookAt(page)
  provider.people.set('nadia', { workMail: ['nadia@fjord.test'], displayName: ['Nadia Roth'] })
  provider.next = 'nadia'
  await section(page).getByRole('button', { name: 'Test' }).press('Enter')
  await page.getByText('This is who would sign in.').waitFor()
  await page.getByText('nadia@fjord.test').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Back to the organization' }).press('Enter')
  await section(page).getByRole('button', { name: 'Turn on' }).press('Enter')
  const address = section(page).getByRole('textbox', { name: 'Address for your people to sign in' })
  const { page: colleague } = await house.current.visit(null, await address.inputValue())
  await colleague.getByRole('button', { name: 'Sign in with Fjord Lines' }).press('Enter')
  await colleague.waitForURL('**/home')
  const person = await world.prisma.user.findUnique({ where: { email: 'nadia@fjord.test' }, select: { name: true } })
  expect(person).toEqual({ name: 'Nadia Roth' })
})

test('a refusal of the provider is said where one comes back, and the address forgets it', async () => {
  const { world } = house.current
  const root = await world.organization({ name: 'Ridge Haulage' })
  const { entityId: issuer, signInUrl, certificate } = provider
  const saml = { signInUrl, certificates: [certificate], emailAttribute: null, nameAttribute: null }
  const on = { isOn: true, testedAt: new Date(), sealed: false }
  await world.prisma.identityProvider.create({ data: { rootId: root.id, issuer, saml, ...on } })
  const address = `/login?organization=${encodeURIComponent(root.globalId)}`
  const { page } = await house.current.visit(null, address)
  provider.next = null
  await page.getByRole('button', { name: 'Sign in with Ridge Haulage' }).click()
  await page.getByRole('alert').getByText('The provider says that you may not sign in here').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Sign in with Ridge Haulage' }).waitFor()
})
