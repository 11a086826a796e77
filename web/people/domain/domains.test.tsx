import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'

const domain = (name: string, verifiedAt: string | null = null) => ({
  name,
  verifiedAt,
  recordName: `_opsgraph.${name}`,
  recordValue: `opsgraph-domain=of-${name}`,
  mailboxes: [`postmaster@${name}`, `admin@${name}`],
})
const organization = (domains: readonly object[] | null, more: object = {}) => ({
  id: 'Organization:acme',
  parent: null,
  domains,
  ...more,
})

const opened = (domains: readonly object[] | null, Mutation: Resolvers[string] = {}, more: Resolvers[string] = {}) =>
  renderRoute('/orgOverview/Organization:acme', {
    resolvers: { Query: { organization: organization(domains), ...more }, Mutation },
  })
const section = async () => within(await screen.findByRole('region', { name: 'Domains' }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const acme = { organizationId: 'Organization:acme', name: 'acme.test' }

describe("an organization's domains", () => {
  test('are listed, and only one that is not verified can be', async () => {
    opened([domain('acme.test', '2026-01-14T12:00:00Z'), domain('acme.example')])
    const part = await section()
    const [, first, second] = part.getAllByRole('row')
    expect(first).toHaveTextContent('acme.test')
    expect(first).toHaveTextContent('2026')
    expect(second).toHaveTextContent('Not yet')
    expect(part.getByRole('button', { name: 'Verify acme.example…' })).toBeVisible()
    expect(part.queryByRole('button', { name: 'Verify acme.test…' })).toBeNull()
  })

  test('are not shown to who may not see them', async () => {
    opened(null, {}, { organization: organization(null, { identityProvider: {} }) })
    await screen.findByRole('region', { name: 'Identity provider' })
    expect(screen.queryByRole('region', { name: 'Domains' })).toBeNull()
  })

  test('are not those of an organization below the root', async () => {
    opened([], {}, { organization: organization([], { parent: { id: 'Organization:root' } }) })
    await screen.findByRole('region', { name: 'Sub-organizations' })
    expect(screen.queryByRole('region', { name: 'Domains' })).toBeNull()
  })
})

describe('a domain that is added', () => {
  test('is to be verified at once, under the name that the server gives it', async () => {
    const added = organization([domain('acme.example'), domain('acme.test')])
    const page = opened([domain('acme.example')], {
      createDomain: { __typename: 'CreateDomainSuccess', organization: added },
    })
    await page.user.click((await section()).getByRole('button', { name: 'Add…' }))
    const dialog = await dialogOf('Add a domain')
    await page.user.type(dialog.getByLabelText(/Domain/), 'ACME.test.{Enter}')
    const next = await dialogOf('Verify acme.test')
    expect(next.getByLabelText('Record name')).toHaveValue('_opsgraph.acme.test')
    expect(next.getByLabelText('Record value')).toHaveValue('opsgraph-domain=of-acme.test')
    expect(page.graph.asked('AddDomainDialogMutation')).toEqual([
      { input: { organizationId: 'Organization:acme', name: 'ACME.test.' } },
    ])
  })

  test('that is none says so at its field', async () => {
    const fields = [{ path: 'name', message: 'Write a domain, like example.com.' }]
    const page = opened([], { createDomain: { __typename: 'ValidationError', message: 'No.', fields } })
    await page.user.click((await section()).getByRole('button', { name: 'Add…' }))
    const dialog = await dialogOf('Add a domain')
    await page.user.type(dialog.getByLabelText(/Domain/), 'acme{Enter}')
    await waitFor(() => expect(dialog.getByLabelText(/Domain/)).toBeInvalid())
    expect(dialog.getByLabelText(/Domain/)).toHaveAccessibleDescription('Write a domain, like example.com.')
  })
})

describe('verifying a domain', () => {
  const isDone = {
    __typename: 'VerifyDomainSuccess',
    organization: organization([domain('acme.test', '2026-01-14T12:00:00Z')]),
  }
  const begun = async (Mutation: Resolvers[string], passwordResetByMail = false) => {
    const page = opened([domain('acme.test')], Mutation, { passwordResetByMail })
    await page.user.click((await section()).getByRole('button', { name: 'Verify acme.test…' }))
    return { page, dialog: await dialogOf('Verify acme.test') }
  }

  test('looks for the record, and says that it is verified', async () => {
    const { page, dialog } = await begun({ verifyDomain: isDone })
    await page.user.click(dialog.getByRole('button', { name: 'Look for the record' }))
    expect(await screen.findByText('acme.test is verified')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await section()).queryByText('Not yet')).toBeNull()
    expect(page.graph.asked('VerifyDomainDialogMutation')).toEqual([{ input: acme }])
  })

  test('says where the record is not there yet, and stays', async () => {
    const message = 'There is no TXT record at _opsgraph.acme.test yet.'
    const { page, dialog } = await begun({ verifyDomain: { __typename: 'ConflictError', message } })
    await page.user.click(dialog.getByRole('button', { name: 'Look for the record' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  })

  test('by mail sends a code to the mailbox that was chosen, and takes it', async () => {
    const mailDomainCode = { __typename: 'MailDomainCodeSuccess', sentTo: 'admin@acme.test' }
    const { page, dialog } = await begun({ mailDomainCode, verifyDomain: isDone }, true)
    await page.user.click(await dialog.findByText('Or by mail'))
    await page.user.selectOptions(dialog.getByLabelText(/^Address/), 'admin@acme.test')
    await page.user.click(dialog.getByRole('button', { name: 'Mail a code' }))
    expect(await dialog.findByText('The code is on its way to admin@acme.test.')).toBeVisible()
    expect(page.graph.asked('ByMailMutation')).toEqual([{ input: { ...acme, mailbox: 'admin@acme.test' } }])
    await page.user.type(dialog.getByLabelText('Code'), 'AAAA-BBBB')
    await page.user.click(dialog.getByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('acme.test is verified')).toBeVisible()
    expect(page.graph.asked('VerifyDomainDialogMutation')).toEqual([{ input: { ...acme, code: 'AAAA-BBBB' } }])
  })

  test('by mail keeps no code in the browser', async () => {
    const { page, dialog } = await begun({}, true)
    await page.user.click(await dialog.findByText('Or by mail'))
    await page.user.selectOptions(dialog.getByLabelText(/^Address/), 'admin@acme.test')
    await page.user.type(dialog.getByLabelText('Code'), 'AAAA-BBBB')
    const everything = () => JSON.stringify([localStorage, sessionStorage])
    await waitFor(() => expect(everything()).toContain('admin@acme.test'))
    expect(everything()).not.toContain('AAAA-BBBB')
  })

  test('by mail is not offered where the server mails nothing', async () => {
    const { page, dialog } = await begun({})
    await waitFor(() => expect(page.graph.asked('VerifyDomainDialogQuery')).toHaveLength(1))
    expect(dialog.queryByText('Or by mail')).toBeNull()
  })
})

test('a domain is removed after one has read what goes with it', async () => {
  const page = opened([domain('acme.test', '2026-01-14T12:00:00Z')], {
    deleteDomain: { __typename: 'DeleteDomainSuccess', organization: organization([]) },
  })
  const part = await section()
  await page.user.click(part.getByRole('button', { name: 'Remove acme.test…' }))
  const dialog = await dialogOf('Remove acme.test')
  expect(dialog.getByText(/no longer led to your sign-in/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await part.findByText('No domains yet.')).toBeVisible()
  expect(page.graph.asked('RemoveDomainDialogMutation')).toEqual([{ input: acme }])
})
