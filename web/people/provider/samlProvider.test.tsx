import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'

const pem = (name: string) => `-----BEGIN CERTIFICATE-----\n${name}\n-----END CERTIFICATE-----`
const inDays = (count: number) => new Date(Date.now() + count * 24 * 3_600_000).toISOString()
const certificate = (name: string, expiresAt = inDays(400)) => ({
  pem: `${pem(name)}\n`,
  subject: `CN=${name}`,
  fingerprint: name,
  expiresAt,
})

const none = {
  issuer: null,
  clientIdentifier: null,
  joinsAs: null,
  isOn: false,
  testedAt: null,
  version: 0,
  saml: null as object | null,
  redirectUrl: 'https://ops.test/login/organization',
  signInUrl: 'https://ops.test/login?organization=acme',
  samlSetup: {
    entityIdentifier: 'https://ops.test/saml/acme',
    replyUrl: 'https://ops.test/saml/acme/acs',
    metadataUrl: 'https://ops.test/saml/acme/metadata',
    encryptionCertificate: null as string | null,
  },
}
const entityIdentifier = 'https://login.acme.test/saml'
const settings = {
  entityIdentifier,
  signInUrl: 'https://login.acme.test/sso',
  emailAttribute: null as string | null,
  nameAttribute: null as string | null,
  isEncrypted: false,
}
const kept = {
  ...none,
  issuer: entityIdentifier,
  version: 3,
  saml: { ...settings, certificates: [certificate('one')] } as object,
}
const organization = (identityProvider: object) => ({
  id: 'Organization:acme',
  path: '/acme/',
  parent: null,
  identityProvider,
})
const saved = (identityProvider: object) => ({
  setIdentityProvider: { __typename: 'SetIdentityProviderSuccess', organization: organization(identityProvider) },
})
const refusing = (path: string, message: string) => ({
  setIdentityProvider: { __typename: 'ValidationError', message: 'No.', fields: [{ path, message }] },
})

const section = async () => within(await screen.findByRole('region', { name: 'Identity provider' }))

async function begun(identityProvider: object, Mutation: Resolvers[string] = {}) {
  const page = renderRoute('/orgOverview/Organization:acme', {
    resolvers: { Query: { organization: organization(identityProvider) }, Mutation },
  })
  await page.user.click((await section()).getByRole('button', { name: /^(Set up|Change)…$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /identity provider$/ }))
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }))
  const sent = () => page.graph.asked('ProviderDialogMutation')
  return { page, dialog, save, sent }
}

describe('a SAML provider', () => {
  test('is set up with the certificates that one pastes, after one has read what to enter there', async () => {
    const { page, dialog, save, sent } = await begun(none, saved(kept))
    expect(dialog.getByRole('radio', { name: 'OpenID Connect' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'OpenID Connect' })).toHaveFocus()
    await page.user.click(dialog.getByRole('radio', { name: 'SAML 2.0' }))
    expect(dialog.queryByLabelText(/Client secret/)).toBeNull()
    expect(dialog.getByLabelText('Entity ID of Opsgraph (audience)')).toHaveValue(none.samlSetup.entityIdentifier)
    expect(dialog.getByLabelText('Reply address (ACS)')).toHaveValue(none.samlSetup.replyUrl)
    expect(dialog.getByLabelText('Metadata address')).toHaveValue(none.samlSetup.metadataUrl)
    await page.user.type(dialog.getByLabelText(/^Entity ID of the provider/), ` ${entityIdentifier}`)
    await page.user.type(dialog.getByLabelText(/^Sign-in address of the provider/), settings.signInUrl)
    await page.user.click(dialog.getByLabelText(/^Certificates/))
    await page.user.paste(`MIIB\nbare==\n\n${pem('one')}\n${pem('two')}\r\n\nMIIC\n`)
    await page.user.click(dialog.getByText('More'))
    await page.user.type(dialog.getByLabelText('Email attribute'), 'workMail')
    await save()
    expect(await (await section()).findByText('SAML 2.0')).toBeVisible()
    expect(sent()).toEqual([
      {
        input: {
          organizationId: 'Organization:acme',
          version: 0,
          saml: {
            ...settings,
            certificates: ['MIIB\nbare==', pem('one'), pem('two'), 'MIIC'],
            emailAttribute: 'workMail',
          },
          joinsAs: null,
        },
      },
    ])
  })

  test('says at the certificates what is wrong with them', async () => {
    const { dialog, save } = await begun(kept, refusing('saml.certificates', 'This is no certificate.'))
    await save()
    const field = dialog.getByLabelText(/^Certificates/)
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is no certificate.'))
    expect(field).toHaveFocus()
  })

  test('opens the fields that are seldom needed where one of them is refused', async () => {
    const { dialog, save } = await begun(kept, refusing('saml.nameAttribute', 'Too long.'))
    await save()
    const field = dialog.getByLabelText('Name attribute')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Too long.'))
    expect(field.closest('details')).toHaveAttribute('open')
    expect(field).toHaveFocus()
  })

  test('is changed from what is kept, and its certificates are not checked anew where they stay', async () => {
    const { page, dialog, save, sent } = await begun(kept, saved({ ...kept, joinsAs: 'TACTICAL', version: 4 }))
    expect(dialog.getByRole('radio', { name: 'SAML 2.0' })).toBeChecked()
    expect(dialog.getByLabelText(/^Entity ID of the provider/)).toHaveValue(entityIdentifier)
    expect(dialog.getByLabelText(/^Certificates/)).toHaveValue(pem('one'))
    await page.user.selectOptions(dialog.getByLabelText('New people'), 'TACTICAL')
    await save()
    await waitFor(() =>
      expect(sent()).toEqual([{ input: { organizationId: 'Organization:acme', version: 3, joinsAs: 'TACTICAL' } }]),
    )
  })

  test('is left for an OpenID Connect provider after one has read what goes with it', async () => {
    const { page, dialog, save, sent } = await begun(kept, saved(none))
    const warning = 'A change of protocol disconnects all accounts from the provider.'
    expect(dialog.queryByText(warning)).toBeNull()
    await page.user.click(dialog.getByRole('radio', { name: 'OpenID Connect' }))
    expect(dialog.getByText(warning)).toBeVisible()
    expect(dialog.getByLabelText(/^Issuer/)).toHaveValue('')
    expect(dialog.getByLabelText(/^Client secret/)).toBeRequired()
    await page.user.type(dialog.getByLabelText(/^Issuer/), 'https://login.acme.test')
    await page.user.type(dialog.getByLabelText(/^Client ID/), 'ops')
    await page.user.type(dialog.getByLabelText(/^Client secret/), 'sesame')
    await save()
    const openId = { issuer: 'https://login.acme.test', clientIdentifier: 'ops', clientSecret: 'sesame' }
    await waitFor(() => expect(sent()).toMatchObject([{ input: openId }]))
    expect(sent()[0]!.input).not.toHaveProperty('saml')
  })

  test('is shown with what to enter there, and with the end of each certificate', async () => {
    const certificates = [certificate('good'), certificate('short', inDays(29)), certificate('old', inDays(-1))]
    const saml = { ...settings, certificates, nameAttribute: 'fullName' }
    renderRoute('/orgOverview/Organization:acme', {
      resolvers: { Query: { organization: organization({ ...kept, saml, groupClaim: 'memberOf' }) } },
    })
    const part = await section()
    const fact = (label: string) => part.getByText(label, { selector: 'dt' }).parentElement
    expect(fact('Provider')).toHaveTextContent('ProviderSAML 2.0')
    expect(fact('Entity ID')).toHaveTextContent(entityIdentifier)
    expect(fact('Sign-in address of the provider')).toHaveTextContent(settings.signInUrl)
    expect(fact('Name attribute')).toHaveTextContent('fullName')
    expect(fact('Attribute with the groups')).toHaveTextContent('memberOf')
    expect(part.queryByText('Email attribute')).toBeNull()
    expect(part.queryByText('Client ID')).toBeNull()
    const [good, short, old] = within(fact('Certificates')!).getAllByRole('listitem')
    expect(good).not.toHaveTextContent('soon')
    expect(within(short!).getByText('Expires soon')).toBeVisible()
    expect(old).toHaveTextContent(/^CN=old Until .* Expired$/)
    expect(part.getByLabelText('Reply address (ACS)')).toHaveValue(none.samlSetup.replyUrl)
    expect(part.queryByLabelText(/^Redirect address/)).toBeNull()
  })

  test('may encrypt, with a certificate that is shown from then on', async () => {
    const { page, dialog, save, sent } = await begun(kept, saved(none))
    await page.user.click(dialog.getByRole('checkbox', { name: /^The provider may encrypt its assertions/ }))
    await save()
    await waitFor(() => expect(sent()).toMatchObject([{ input: { saml: { isEncrypted: true } } }]))
  })

  test('that may encrypt shows the certificate to give it', async () => {
    const samlSetup = { ...none.samlSetup, encryptionCertificate: '-----BEGIN CERTIFICATE-----' }
    renderRoute('/orgOverview/Organization:acme', {
      resolvers: { Query: { organization: organization({ ...kept, samlSetup }) } },
    })
    const part = await section()
    expect(part.getByLabelText('Encryption certificate')).toHaveValue(samlSetup.encryptionCertificate)
  })

  test('gives groups by an attribute', async () => {
    const page = renderRoute('/orgOverview/Organization:acme', {
      resolvers: { Query: { organization: organization(kept) } },
    })
    await page.user.click((await section()).getByRole('button', { name: 'Rules…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rules for groups' }))
    expect(dialog.getByLabelText('Attribute with the groups')).toBeVisible()
  })
})
