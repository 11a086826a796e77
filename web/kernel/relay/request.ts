import { keepFresh, refresh, whyRefused } from '../auth/refresh.ts'
import { accessToken, forgetSignIn } from '../auth/tokens.ts'
import { reach } from './reach.ts'
import { beginCall } from './readingBegan.ts'
import { language } from '../messages/language.ts'
import * as t from './__generated__/messages.ts'

/** An answer that is no answer: the network, the server, or what was asked. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  readonly code: string

  constructor(message: string, status: number, code: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const unreachable = t.theServerCanNotBeReached

/** Calls that sign in or out or refresh are no reason to refresh. */
const isSignIn = (operation: string) => /^(signIn|signUp|signOut|refresh)/i.test(operation)

/** Who signs out leaves the page at once, and what it had sent would be dropped with it. */
export const outlivesPage = (operation: string) => operation === 'signOutMutation'

function send(operation: string, body: string, token: string | null, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'multipart/mixed, application/graphql-response+json, application/json',
    'accept-language': language,
  }
  if (token) headers.authorization = `Bearer ${token}`
  const answered = token ? beginCall() : undefined
  const response = fetch('/graphql', { method: 'POST', headers, body, signal, keepalive: outlivesPage(operation) })
  if (answered)
    response.then(
      (answer) => answered(answer.headers.get('events-position')),
      () => answered(null),
    )
  return reached(response, signal)
}

/** What came of a call; where the network failed, that it did. */
const reached = <T>(call: Promise<T>, signal: AbortSignal): Promise<T> =>
  call.then(
    (answer) => {
      reach.tell?.(true)
      return answer
    },
    (error: unknown) => {
      if (signal.aborted) throw error
      reach.tell?.(false)
      throw new RequestError(unreachable, 0, 'NETWORK')
    },
  )

/** Posts an operation. A refused token is refreshed once, and the call repeated. */
export async function request(operation: string, body: string, signal: AbortSignal): Promise<Answer> {
  const fresh = isSignIn(operation) ? undefined : keepFresh()
  if (fresh) await fresh
  const token = accessToken()
  let response = await send(operation, body, token, signal)
  if (response.status === 401 && !isSignIn(operation)) {
    const original = errorOf(await read(response), response.status)
    if (!(await reached(refresh(token), signal))) {
      forgetSignIn(whyRefused() ?? original.message)
      throw original
    }
    response = await send(operation, body, accessToken(), signal)
  }
  return answerOf(response)
}

export interface Answer {
  data?: object | null
  errors?: { message: string; extensions?: { code?: string } }[]
  extensions?: object
  /** Hands on what was deferred, part by part, until all is there. */
  later?: (tell: (part: object) => void) => Promise<void>
}

const read = (response: Response) => response.json().catch(() => ({})) as Promise<Answer>

/**
 * What was answered. One with errors is an error, even if there is some data: what failed must not look as if it were
 * not there. It is told in the server's words, not in those of the store.
 */
async function answerOf(response: Response): Promise<Answer> {
  const { status } = response
  if (response.headers.get('content-type')?.includes('multipart'))
    return (await import('./parts.ts')).readParts(response.body!, (part) => whole(part, status))
  if (!response.headers.get('content-type')?.includes('json')) throw new RequestError(unreachable, status, 'NETWORK')
  return whole(await read(response), status)
}

function whole(answer: Answer, status: number): Answer {
  if (status >= 400 || answer.errors?.length || !answer.data) throw errorOf(answer, status)
  return answer
}

function errorOf({ errors }: Answer, status: number): RequestError {
  const [first] = errors ?? []
  return new RequestError(first?.message ?? unreachable, status, first?.extensions?.code ?? 'NETWORK')
}
