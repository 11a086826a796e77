import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'

const uuid = '7d1b1d0e-3b0b-4c55-8d6e-5a4b3c2d1e0f'
const issuer = 'https://opsgraph.example/oauth/acme'
const fuel = {
  __typename: 'Application',
  id: 'Application:fuel',
  name: 'Fuel Desk',
  clientIdentifier: uuid,
  homeUrl: 'https://fuel.example/about',
  redirectUrls: ['https://fuel.example/signed-in'],
  scopes: ['READ', 'EXPORT'],
  isConfidential: true,
  oldSecretExpiresAt: null as string | null,
  isSelfRegistered: false,
  createdBy: { id: 'User:bo', name: 'Bo Berg' } as object | null,
  createdAt: '2026-01-12T12:00:00Z',
  endedAt: null,
  version: 3,
}
const organization = (applications: readonly object[] | null, more: object = {}) => ({
  id: 'Organization:acme',
  parent: null,
  oauthIssuerUrl: issuer,
  applications,
  ...more,
})

const opened = (applications: readonly object[] | null, Mutation: Resolvers[string] = {}, more: object = {}) =>
  renderRoute('/orgOverview/Organization:acme', {
    resolvers: { Query: { organization: organization(applications, more) }, Mutation },
  })
const section = async () => within(await screen.findByRole('region', { name: 'Applications' }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const row = async () => (await section()).getByRole('row', { name: /Fuel Desk/ })

async function begun(action: string, application: object = fuel, Mutation: Resolvers[string] = {}) {
  const page = opened([application], Mutation)
  await page.user.click((await section()).getByRole('button', { name: 'Actions for Fuel Desk' }))
  await page.user.click(await screen.findByRole('menuitem', { name: action }))
  return page
}

describe('the applications of an organization', () => {
  test('are listed with what a developer of one needs', async () => {
    opened([fuel])
    expect((await section()).getByLabelText('Issuer address')).toHaveValue(issuer)
    expect(await row()).toHaveTextContent('Keeps a secret')
    expect(await row()).toHaveTextContent('Read, Export')
    expect(await row()).toHaveTextContent('https://fuel.example/signed-in')
    expect(await row()).toHaveTextContent('12 Jan 2026Bo Berg')
    expect(within(await row()).queryByText('Registered itself')).toBeNull()
    expect(within(await row()).getByRole('link', { name: 'fuel.example' })).toHaveAttribute('target', '_blank')
  })

  test('have a client ID that is copied', async () => {
    const { user } = opened([fuel])
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(within(await row()).getByRole('button', { name: 'Copy client ID of Fuel Desk' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(uuid)
  })

  test('say of one that it registered itself, keeps no secret, or has an old one still', async () => {
    opened([{ ...fuel, isConfidential: false, isSelfRegistered: true, createdBy: null }])
    expect(await row()).toHaveTextContent('Keeps no secret')
    expect(await row()).toHaveTextContent('Registered itself')
  })

  test('say until when an old secret works', async () => {
    opened([{ ...fuel, oldSecretExpiresAt: '2026-01-16T12:00:00Z' }])
    expect(await row()).toHaveTextContent('The old secret works until 16 Jan 2026')
  })

  test('say what they are for where there are none', async () => {
    opened([])
    expect((await section()).getByText(/^No applications. Register one/)).toBeVisible()
  })

  test.each([
    ['to who may not administer it', {}],
    ['below the root', { parent: { id: 'Organization:root' } }],
  ])('are not shown %s', async (_case, more) => {
    opened(null, {}, more)
    await screen.findByRole('region', { name: 'Sub-organizations' })
    expect(screen.queryByRole('region', { name: 'Applications' })).toBeNull()
  })
})

describe('an application is registered', () => {
  const asked = async (Mutation: Resolvers[string]) => {
    const page = opened([], Mutation)
    await page.user.click((await section()).getByRole('button', { name: 'Register an application…' }))
    return { page, dialog: await dialogOf('Register an application') }
  }
  const made = (secret: string | null) => ({
    createApplication: { __typename: 'CreateApplicationSuccess', secret, application: fuel },
  })

  test('with a secret that is shown this once, beside its client ID', async () => {
    const { page, dialog } = await asked(made('ogs_secret'))
    await page.user.type(dialog.getByLabelText(/^Name/), 'Fuel Desk')
    await page.user.type(dialog.getByLabelText(/^Website/), ' https://fuel.example/about ')
    await page.user.type(
      dialog.getByLabelText(/^Leads back to/),
      ' https://fuel.example/a,b{Enter}{Enter}http://127.0.0.1/',
    )
    expect(dialog.getByText('Reads everything the person can see, and subscribes to changes.')).toBeVisible()
    expect(dialog.queryByLabelText(/^Directory/)).toBeNull()
    await page.user.click(dialog.getByLabelText(/^Export/))
    await page.user.click(dialog.getByRole('button', { name: 'Register' }))
    const shown = await dialogOf('Secret of “Fuel Desk”')
    expect(shown.getByLabelText('Client secret')).toHaveValue('ogs_secret')
    expect(shown.getByLabelText('Client ID')).toHaveValue(uuid)
    expect(page.graph.asked('RegisterApplicationDialogMutation')).toEqual([
      {
        input: {
          organizationId: 'Organization:acme',
          name: 'Fuel Desk',
          homeUrl: 'https://fuel.example/about',
          redirectUrls: ['https://fuel.example/a,b', 'http://127.0.0.1/'],
          scopes: ['READ', 'EXPORT'],
          isConfidential: true,
        },
      },
    ])
  })

  test('without a secret where it can keep none', async () => {
    const { page, dialog } = await asked(made(null))
    await page.user.type(dialog.getByLabelText(/^Name/), 'Fuel Desk')
    await page.user.type(dialog.getByLabelText(/^Leads back to/), 'com.example.app:/signed-in')
    await page.user.selectOptions(dialog.getByLabelText('Secret'), 'Keeps no secret')
    await page.user.click(dialog.getByRole('button', { name: 'Register' }))
    expect(await screen.findByText('Application registered')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.graph.asked('RegisterApplicationDialogMutation')).toMatchObject([
      { input: { homeUrl: null, isConfidential: false } },
    ])
  })

  test('once its fields are right: what is wrong stands at them', async () => {
    const fields = [
      { path: 'name', message: 'Enter a name.' },
      { path: 'homeUrl', message: 'Enter the address of a page.' },
      { path: 'redirectUrls.1', message: 'Enter an address without #.' },
      { path: 'scopes', message: 'Choose at least one scope.' },
    ]
    const { page, dialog } = await asked({
      createApplication: { __typename: 'ValidationError', message: 'No.', fields },
    })
    await page.user.type(dialog.getByLabelText(/^Leads back to/), 'https://a.test/{Enter}here#')
    await page.user.click(dialog.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('Enter a name.'))
    expect(dialog.getByLabelText(/^Website/)).toHaveAccessibleDescription(fields[1]!.message)
    expect(dialog.getByLabelText(/^Leads back to/)).toHaveAccessibleDescription('here#: Enter an address without #.')
    expect(dialog.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(fields[3]!.message)
  })
})

test('an application is edited with the version that was seen', async () => {
  const application = { ...fuel, scopes: ['READ'], version: 4 }
  const page = await begun('Edit…', fuel, {
    updateApplication: { __typename: 'UpdateApplicationSuccess', application },
  })
  const dialog = await dialogOf('Edit Fuel Desk')
  expect(dialog.getByLabelText(/^Leads back to/)).toHaveValue('https://fuel.example/signed-in')
  expect(dialog.getByText('What people allowed beyond these permissions is revoked.')).toBeVisible()
  await page.user.click(dialog.getByLabelText(/^Export/))
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Application saved')).toBeVisible()
  expect(page.graph.asked('EditApplicationDialogMutation')).toEqual([
    {
      input: {
        id: 'Application:fuel',
        version: 3,
        name: 'Fuel Desk',
        homeUrl: 'https://fuel.example/about',
        redirectUrls: ['https://fuel.example/signed-in'],
        scopes: ['READ'],
      },
    },
  ])
  expect(await row()).not.toHaveTextContent('Export')
})

describe('a new secret', () => {
  test('is shown once, with until when the old one works', async () => {
    const application = { ...fuel, oldSecretExpiresAt: '2026-01-16T12:00:00Z', version: 4 }
    const page = await begun('New secret…', fuel, {
      rotateApplicationSecret: { __typename: 'RotateApplicationSecretSuccess', secret: 'ogs_next', application },
    })
    const dialog = await dialogOf('New secret for Fuel Desk')
    await page.user.click(dialog.getByRole('button', { name: 'Create secret' }))
    const shown = await dialogOf('Secret of “Fuel Desk”')
    expect(shown.getByLabelText('Client secret')).toHaveValue('ogs_next')
    expect(shown.getByText(/The old secret works until 16 Jan 2026/)).toBeVisible()
    expect(page.graph.asked('NewSecretDialogMutation')).toEqual([{ input: { id: 'Application:fuel' } }])
  })

  test('is not for one that keeps none', async () => {
    await begun('New secret… It keeps no secret.', { ...fuel, isConfidential: false })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('an application ends after one has read what ends with it', async () => {
  const page = await begun('End…', fuel, {
    endApplication: { __typename: 'EndApplicationSuccess', application: { ...fuel, endedAt: '2026-01-15T12:00:00Z' } },
  })
  const dialog = await dialogOf('End Fuel Desk')
  expect(dialog.getByText(/It can act for your people no more/)).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: 'End application' }))
  expect(await screen.findByText('Application ended')).toBeVisible()
  expect(page.graph.asked('EndApplicationDialogMutation')).toEqual([{ input: { id: 'Application:fuel' } }])
})
