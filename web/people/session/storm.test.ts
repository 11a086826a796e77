// Three tabs with a dead token: what they all ask for at once is asked for again with one new token, got once.
import { expect, test, vi } from 'vitest'
import { storeTokens } from '../../kernel/auth/tokens.ts'

/** A tab: the modules anew, over the storage and the locks that all tabs share. */
async function tab() {
  vi.resetModules()
  const { request } = await import('../../kernel/relay/request.ts')
  return (operation: string) =>
    request(operation, JSON.stringify({ operationName: operation }), new AbortController().signal)
}

function server() {
  const calls = { refreshes: 0, refused: 0, answered: 0 }
  const fetched = vi.fn<typeof fetch>(async (_url, init) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
    if ((init!.body as string).includes('refreshSession')) {
      calls.refreshes++
      return Response.json({ data: { refreshSession: { accessToken: 'new', refreshToken: 'R2' } } })
    }
    if ((init!.headers as Record<string, string>).authorization === 'Bearer new') {
      calls.answered++
      return Response.json({ data: { ok: true } })
    }
    calls.refused++
    return Response.json(
      { errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] },
      { status: 401 },
    )
  })
  vi.stubGlobal('fetch', fetched)
  return calls
}

test('sixty calls in three tabs get one refresh, and each its answer', async () => {
  storeTokens('old', 'R1')
  const calls = server()
  const tabs = [await tab(), await tab(), await tab()]
  const answers = await Promise.all(tabs.flatMap((ask) => Array.from({ length: 20 }, (_, i) => ask(`Query${i}`))))
  expect(answers).toHaveLength(60)
  expect(answers.every((answer) => (answer as { data: { ok: boolean } }).data.ok)).toBe(true)
  expect(calls).toEqual({ refreshes: 1, refused: expect.any(Number) as number, answered: 60 })
  expect(calls.refused).toBeGreaterThanOrEqual(20)
})
