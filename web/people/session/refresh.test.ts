import fs from 'node:fs'
import { buildSchema, getVariableValues, parse, validate, type OperationDefinitionNode } from 'graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refresh } from '../../kernel/auth/refresh.ts'
import { accessToken, readKey, storeTokens } from '../../kernel/auth/tokens.ts'

const answer = (refreshSession: object | null) => Response.json({ data: { refreshSession } })
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  storeTokens('old', 'R1')
})

describe('a refused token', () => {
  test('is replaced, and so is the refresh token', async () => {
    fetched.mockResolvedValue(answer({ accessToken: 'new', refreshToken: 'R2' }))
    expect(await refresh('old')).toBe(true)
    expect([accessToken(), readKey('refresh_token')]).toEqual(['new', 'R2'])
    const { variables } = JSON.parse(fetched.mock.calls[0]![1]!.body as string) as { variables: object }
    expect(variables).toEqual({ input: { refreshToken: 'R1' } })
  })

  test('is replaced by what the public graph knows', async () => {
    fetched.mockResolvedValue(answer({ accessToken: 'new', refreshToken: 'R2' }))
    await refresh('old')
    const { query, variables } = JSON.parse(fetched.mock.calls[0]![1]!.body as string) as Record<string, string>
    const schema = buildSchema(fs.readFileSync('schema.graphql', 'utf8'))
    const document = parse(query!)
    expect(validate(schema, document)).toEqual([])
    const { variableDefinitions } = document.definitions[0] as OperationDefinitionNode
    expect(getVariableValues(schema, variableDefinitions!, variables as never).errors).toBeUndefined()
  })

  test('many that are refused at once share one refresh', async () => {
    fetched.mockImplementation(async () => answer({ accessToken: 'new', refreshToken: 'R2' }))
    expect(await Promise.all([refresh('old'), refresh('old'), refresh('old')])).toEqual([true, true, true])
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('that another tab has replaced already is not refreshed again', async () => {
    expect(await refresh('older')).toBe(true)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is looked for again once the other tab is done', async () => {
    let leave = () => {}
    void navigator.locks.request('opsgraph-refresh', () => new Promise<void>((resolve) => (leave = resolve)))
    const refreshing = refresh('old')
    localStorage.setItem('access_token', 'from the other tab')
    await Promise.resolve()
    leave()
    expect(await refreshing).toBe(true)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('can be refreshed later again', async () => {
    fetched.mockImplementation(async () =>
      answer({ accessToken: `new ${fetched.mock.calls.length}`, refreshToken: null }),
    )
    await refresh('old')
    expect(await refresh('new 1')).toBe(true)
    expect(accessToken()).toBe('new 2')
  })
})

describe('there is no new token', () => {
  test('where the server refuses, and the old ones stay for now', async () => {
    fetched.mockResolvedValue(answer({}))
    expect(await refresh('old')).toBe(false)
    expect(accessToken()).toBe('old')
  })

  test('where there is no refresh token, and the server is not asked', async () => {
    localStorage.removeItem('refresh_token')
    expect(await refresh('old')).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([429, 500, 503])('where the server is busy or broken (%i), which is not a refusal', async (status) => {
    fetched.mockResolvedValue(Response.json({ errors: [{ message: 'Later.' }] }, { status }))
    await expect(refresh('old')).rejects.toThrow(String(status))
  })

  test('where the server can not be reached; the next call tries again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(refresh('old')).rejects.toThrow('Failed to fetch')
    fetched.mockResolvedValue(answer({ accessToken: 'new', refreshToken: null }))
    expect(await refresh('old')).toBe(true)
  })
})
