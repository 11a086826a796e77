import { refresh } from '../session/refresh.ts'
import { accessToken, forgetSignIn } from '../session/tokens.ts'

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

const unreachable = 'The server can not be reached. Check the connection and try again.'

/** Calls that sign in or refresh are no reason to refresh. */
const isSignIn = (operation: string) => /^(SignIn|SignUp|Refresh)/.test(operation)

function send(body: string, token: string | null, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
  }
  if (token) headers.authorization = `Bearer ${token}`
  return fetch('/graphql', { method: 'POST', headers, body, signal })
}

/** Posts an operation. A refused token is refreshed once, and the call repeated. */
export async function request(operation: string, body: string, signal: AbortSignal): Promise<unknown> {
  const token = accessToken()
  let response = await send(body, token, signal).catch((error: unknown) => {
    throw signal.aborted ? error : new RequestError(unreachable, 0, 'NETWORK')
  })
  if (response.status === 401 && !isSignIn(operation)) {
    const original = await errorOf(response.clone())
    if (!(await refresh(token))) {
      forgetSignIn(original.message)
      throw original
    }
    response = await send(body, accessToken(), signal)
  }
  if (!response.headers.get('content-type')?.includes('json')) throw new RequestError(unreachable, response.status, 'NETWORK')
  if (response.status >= 400) throw await errorOf(response)
  return response.json()
}

async function errorOf(response: Response): Promise<RequestError> {
  const { errors } = (await response.json().catch(() => ({}))) as {
    errors?: { message: string; extensions?: { code?: string } }[]
  }
  const [first] = errors ?? []
  return new RequestError(first?.message ?? unreachable, response.status, first?.extensions?.code ?? 'NETWORK')
}
