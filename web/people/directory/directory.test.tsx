import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const url = 'https://opsgraph.example/scim/v2'
const unused = { url: url as string | null, people: 0, activePeople: 0, groups: 0, changedAt: null as string | null }
const used = { url, people: 1204, activePeople: 1190, groups: 1007, changedAt: '2026-01-14T12:00:00Z' }

const opened = (directory: object | null, more: object = {}) =>
  renderRoute('/orgOverview/Organization:acme', {
    resolvers: { Query: { organization: { id: 'Organization:acme', parent: null, directory, ...more } } },
  })
const section = async () => within(await screen.findByRole('region', { name: 'Directory' }))
const fact = async (label: string) => (await section()).getByText(label).parentElement

describe("an organization's directory", () => {
  test('says how it is set up until it has sent something', async () => {
    opened(unused)
    const part = await section()
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "Verify the domain of your people's email addresses under Domains.",
      'Create a service account, and a token for it with the permission “Directory” alone.',
      'At the directory, enter the SCIM address and the token.',
    ])
    expect(part.getByLabelText(/^SCIM address/)).toHaveValue(url)
    expect(part.getByRole('button', { name: /^Copy scim address/ })).toBeVisible()
    expect(part.queryByText('Last change')).toBeNull()
  })

  test('says what it has sent, and where people belong then', async () => {
    opened(used)
    expect(await fact('People')).toHaveTextContent('People1,204, 1,190 active')
    expect(await fact('Groups')).toHaveTextContent('Groups1,007')
    expect(await fact('Last change')).toHaveTextContent('Last change14 Jan 2026')
    const part = await section()
    expect(part.getByText(/rules for groups under Identity provider/)).toBeVisible()
    expect(part.getByLabelText(/^SCIM address/)).toHaveValue(url)
    expect(part.queryByRole('list')).toBeNull()
  })

  test('says why it has no address', async () => {
    opened({ ...unused, url: null })
    const part = await section()
    expect(part.getByText(/no public address yet/)).toBeVisible()
    expect(part.queryByRole('textbox')).toBeNull()
  })

  test('is not shown to who may not see it', async () => {
    opened(null, { identityProvider: {} })
    await screen.findByRole('region', { name: 'Identity provider' })
    expect(screen.queryByRole('region', { name: 'Directory' })).toBeNull()
  })

  test('is not that of an organization below the root', async () => {
    opened(unused, { parent: { id: 'Organization:root' } })
    await screen.findByRole('region', { name: 'Sub-organizations' })
    expect(screen.queryByRole('region', { name: 'Directory' })).toBeNull()
  })
})
