import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Resolvers } from '../../testing/stubGraph.ts'

const place = (kind: string, name: string) => ({ id: `${kind}:${name}`, name })
const north = { ...place('Organization', 'Depot North'), path: '/acme/north/', isArchived: false, childTypes: [] }
const elsewhere = { ...place('Organization', 'Depot Elsewhere'), path: '/other/', isArchived: false, childTypes: [] }
const transport = { ...place('Department', 'Transport'), status: 'ACTIVE', groups: [] }

const drivers = {
  providerGroup: 'drivers',
  organization: north,
  department: transport,
  group: null,
  accessLevel: 'TRANSACTIONAL',
  isInUse: true,
}
const chiefs = { ...drivers, providerGroup: 'chiefs', department: null, accessLevel: 'TACTICAL' }
const inputOf = ({ providerGroup, organization, department, accessLevel }: typeof drivers | typeof chiefs) => ({
  providerGroup,
  organizationId: organization.id,
  departmentId: department?.id ?? null,
  groupId: null,
  accessLevel,
})

const provider = {
  issuer: 'https://login.acme.test',
  clientIdentifier: 'ops',
  joinsAs: null,
  isOn: false,
  testedAt: null,
  version: 4,
  redirectUrl: 'https://ops.test/login/organization',
  signInUrl: 'https://ops.test/login?organization=acme',
  groupClaim: 'groups',
  rules: [drivers, chiefs] as readonly object[],
}
const acme = (identityProvider: object) => ({
  id: 'Organization:acme',
  path: '/acme/',
  parent: null,
  identityProvider,
})

const opened = (identityProvider: object, Mutation: Resolvers[string] = {}) =>
  renderRoute('/orgOverview/Organization:acme', {
    resolvers: {
      Query: {
        organization: ({ id }: { id: string }) =>
          id === north.id ? { ...north, departments: { nodes: [transport] } } : acme(identityProvider),
        organizations: { edges: [{ node: north }, { node: elsewhere }] },
      },
      Mutation,
    },
  })
const section = async () => within(await screen.findByRole('region', { name: 'Identity provider' }))

async function begun(identityProvider: object, Mutation: Resolvers[string] = {}) {
  const page = opened(identityProvider, Mutation)
  await page.user.click((await section()).getByRole('button', { name: 'Rules…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rules for groups' }))
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }))
  return { page, dialog, press }
}

const saved = (rules: readonly object[]) => ({
  setProviderRules: {
    __typename: 'SetProviderRulesSuccess',
    organization: acme({ ...provider, rules, version: 5 }),
  },
})

describe('rules for the groups of a provider', () => {
  test('are counted among its facts, and shown in words', async () => {
    const { dialog } = await begun(provider)
    expect((await screen.findByText('2 rules')).parentElement).toHaveTextContent('Rules2 rules')
    expect(dialog.getByLabelText('Claim with the groups')).toHaveValue('groups')
    expect(dialog.getByText('drivers: Depot North, Transport, Transactional')).toBeVisible()
    expect(dialog.getByText('chiefs: Depot North, Tactical Mgt')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Move drivers up' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('are added, moved and removed, and sent in their order with the version', async () => {
    const { page, dialog, press } = await begun(provider, saved([chiefs]))
    await press('Remove drivers')
    expect(dialog.getByRole('button', { name: 'Add a rule' })).toHaveFocus()
    await press('Add a rule')
    await page.user.type(dialog.getByLabelText(/^Provider group/), 'loaders')
    await page.user.click(dialog.getByRole('combobox', { name: /^Organization/ }))
    const option = await screen.findByRole('option', { name: /^Depot North/ })
    expect(screen.queryByRole('option', { name: /^Depot Elsewhere/ })).toBeNull()
    await page.user.click(option)
    await dialog.findByRole('option', { name: 'Transport' })
    await page.user.selectOptions(dialog.getByLabelText('Department'), 'Transport')
    expect(within(dialog.getByLabelText('Access level')).queryByRole('option', { name: 'Admin' })).toBeNull()
    await page.user.selectOptions(dialog.getByLabelText('Access level'), 'SUPERVISION')
    await press('Move loaders up')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Move loaders up' })).toHaveFocus())
    await press('Save')
    expect(await screen.findByText('1 rule')).toBeVisible()
    expect(page.graph.asked('RulesDialogMutation')).toEqual([
      {
        input: {
          organizationId: 'Organization:acme',
          version: 4,
          groupClaim: 'groups',
          rules: [{ ...inputOf(drivers), providerGroup: 'loaders', accessLevel: 'SUPERVISION' }, inputOf(chiefs)],
        },
      },
    ])
  })

  test('say what is wrong at the rule that it is of', async () => {
    const fields = [{ path: 'rules.1.providerGroup', message: 'Too short.' }]
    const { dialog, press } = await begun(provider, {
      setProviderRules: { __typename: 'ValidationError', message: 'No.', fields },
    })
    await press('Save')
    const rule = within((await dialog.findByText('Too short.')).closest('li')!)
    expect(rule.getByText('chiefs: Depot North, Tactical Mgt')).toBeVisible()
    expect(rule.getByLabelText(/^Provider group/)).toHaveAccessibleDescription('Too short.')
    expect(rule.getByLabelText(/^Provider group/)).toHaveFocus()
  })

  test('whose place is gone say so, and are not sent as if they had been for all above it', async () => {
    const gone = { ...drivers, department: null, isInUse: false }
    const { page, dialog, press } = await begun({ ...provider, rules: [gone, chiefs] }, saved([chiefs]))
    expect(dialog.getByText('Counts for nothing: its place is gone or archived.')).toBeVisible()
    await press('Save')
    const picker = await dialog.findByRole('combobox', { name: /^Organization/ })
    expect(picker).toHaveAccessibleDescription(/^Its place is gone or archived. Choose another one/)
    expect(page.graph.asked('RulesDialogMutation')).toEqual([])
    await press('Remove drivers')
    await press('Save')
    await waitFor(() =>
      expect(page.graph.asked('RulesDialogMutation')).toMatchObject([{ input: { rules: [inputOf(chiefs)] } }]),
    )
  })

  test('are tried with groups that one types', async () => {
    const rulesFor = ({ providerGroups }: { providerGroups: readonly string[] }) =>
      providerGroups.includes('drivers') ? [drivers] : []
    const page = opened({ ...provider, rulesFor })
    const field = (await section()).getByLabelText('Try groups')
    await page.user.type(field, 'smiths')
    expect(await screen.findByText('No rule fits.')).toBeVisible()
    await page.user.type(field, ', drivers')
    expect(await screen.findByText('Depot North: Transport, Transactional')).toBeVisible()
    expect(page.graph.asked('RulesThatCountQuery').at(-1)).toEqual({
      id: 'Organization:acme',
      providerGroups: ['smiths', 'drivers'],
    })
  })

  test('are not tried where there are none', async () => {
    opened({ ...provider, groupClaim: null, rules: [] })
    expect((await section()).queryByLabelText('Try groups')).toBeNull()
  })
})
