import { screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { acme, keptWay, leaving, started } from '../../testing/providerStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Fields, Resolvers } from '../../testing/stubGraph.ts'

/** The provider of Acme is found by an address of its domain, and by its id; no organization is the only one. */
const ofAcme = ({ domain, organizationId }: Fields, isRequired: boolean) =>
  domain === 'acme.test' || organizationId === acme.organizationId ? { ...acme, isRequired } : null

interface Visited {
  at?: string
  isRequired?: boolean
  Mutation?: Resolvers[string]
}

const visit = async ({ at = '/login', isRequired = false, Mutation = {} }: Visited = {}) => {
  const board = boardOf({})
  const providerSignIn = (named: Fields) =>
    named.domain === 'fails.test' ? Promise.reject(new Error('The database is asleep.')) : ofAcme(named, isRequired)
  const passkeyChallenge = { token: 'C-1', options: { challenge: 'AA' } }
  const page = renderRoute(at, {
    signedIn: false,
    resolvers: { ...board, Query: { ...board.Query, providerSignIn, passkeyChallenge }, Mutation },
  })
  const login = await screen.findByLabelText(/Email or username/)
  const asked = () => page.graph.asked('useProviderOfQuery').map(({ domain }) => domain)
  return { ...page, login, asked }
}

const byAcme = () => screen.findByRole('button', { name: 'Sign in with Acme' })
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

describe('an address that is typed at the sign-in', () => {
  test('of the domain of an organization leads to its provider first, below what one types', async () => {
    const { user, login } = await visit()
    await user.type(login, 'jane@acme.test')
    const button = await byAcme()
    expect(button).toHaveClass('primary')
    expect(login).toHaveFocus()
    const signIn = screen.getByRole('button', { name: 'Sign in' })
    expect(signIn).toHaveClass('outlined')
    expect(isBefore(screen.getByLabelText(/Password/), button) && isBefore(button, signIn)).toBe(true)
  })

  test('is not told the server, only its domain', async () => {
    const { user, login, graph } = await visit()
    await user.type(login, 'jane@Acme.test')
    await byAcme()
    const asked = graph.asked('useProviderOfQuery')
    expect(asked.at(-1)).toMatchObject({ domain: 'acme.test' })
    expect(JSON.stringify(asked)).not.toContain('jane')
  })

  test('is asked about once a domain, though one leaves the field and comes back', async () => {
    const { user, login, asked } = await visit()
    await user.click(login)
    await user.paste('jane@acme.test')
    await user.tab()
    await byAcme()
    await user.clear(login)
    expect(screen.queryByRole('button', { name: 'Sign in with Acme' })).toBeNull()
    await user.click(login)
    await user.paste('john@acme.test')
    await byAcme()
    await user.tab()
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(asked()).toEqual(['acme.test'])
  })

  test('says where the organization has its people come by it alone, and leaves the password', async () => {
    const { user, login } = await visit({ isRequired: true })
    await user.type(login, 'jane@acme.test')
    expect(await screen.findByText('Acme signs its people in here.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })

  test('of no such domain changes nothing', async () => {
    const { user, login, asked } = await visit()
    await user.type(login, 'jane@else.test')
    await user.tab()
    await waitFor(() => expect(asked().at(-1)).toBe('else.test'))
    expect(screen.queryByRole('button', { name: 'Sign in with Acme' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveClass('primary')
  })

  test('of a domain that could not be asked about is asked about again, and nothing is said', async () => {
    const { user, login, asked } = await visit()
    await user.type(login, 'jane@fails.test')
    await user.tab()
    await waitFor(() => expect(asked()).toEqual(['fails.test']))
    await user.click(login)
    await waitFor(async () => {
      await user.tab()
      await user.click(login)
      expect(asked().length).toBeGreaterThan(1)
    })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that is a username asks nothing', async () => {
    const { user, login, asked } = await visit()
    await user.type(login, 'jane')
    await user.tab()
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(asked()).toEqual([])
  })

  test('of the organization that stands first already leads there once', async () => {
    const { user, login, asked } = await visit({ at: '/login?organization=Organization:acme' })
    await user.type(login, 'jane@acme.test')
    await waitFor(() => expect(asked().at(-1)).toBe('acme.test'))
    const button = await byAcme()
    expect(isBefore(button, login)).toBe(true)
  })
})

describe('a sign-in that the organization wants by its provider alone', () => {
  const message = 'Acme has its people sign in by its provider.'
  const refused = { __typename: 'ProviderRequiredError', message, organizationId: acme.organizationId }

  test('by a password says so, and leads there', async () => {
    const assign = leaving()
    const { user, login } = await visit({ Mutation: { signIn: refused, startProviderSignIn: started } })
    await user.type(login, 'jane')
    await user.type(screen.getByLabelText(/Password/), 'secret enough{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await user.click(await byAcme())
    await waitFor(() => expect(assign).toHaveBeenCalledWith(started.url))
    expect(keptWay()).toMatchObject({ purpose: 'SIGN_IN', organizationId: acme.organizationId })
  })

  test('is not offered to another login', async () => {
    const { user, login } = await visit({ Mutation: { signIn: refused } })
    await user.type(login, 'jane')
    await user.type(screen.getByLabelText(/Password/), 'secret enough{Enter}')
    await byAcme()
    await user.type(login, 't')
    expect(screen.queryByRole('button', { name: 'Sign in with Acme' })).toBeNull()
  })

  test('asks for no code any more', async () => {
    const needed = { __typename: 'SecondFactorError', message: 'A code is needed.', setup: null }
    const answers = [needed, refused]
    const { user, login } = await visit({ Mutation: { signIn: () => answers.shift() } })
    await user.type(login, 'jane')
    await user.type(screen.getByLabelText(/Password/), 'secret enough{Enter}')
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}')
    expect(await byAcme()).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })

  test('by a passkey says so, and leads there', async () => {
    vi.stubGlobal('PublicKeyCredential', vi.fn())
    vi.stubGlobal('isSecureContext', true)
    const signed = new ArrayBuffer(1)
    const response = { authenticatorData: signed, clientDataJSON: signed, signature: signed }
    const get = async () => ({ id: 'key', rawId: signed, response, getClientExtensionResults: () => ({}) })
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
    const { user } = await visit({ Mutation: { signInWithPasskey: refused } })
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect(await byAcme()).toHaveClass('primary')
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })
})
