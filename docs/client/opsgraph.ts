// A client of Opsgraph for TypeScript, without packages: typed documents in, data or a typed error out.
export type TypedDocument<Data, Variables> = string & { readonly of?: (variables: Variables) => Data }

export interface Options {
  address: string
  token: string
  /** Asks by the hash of a text first, in Apollo's protocol of persisted queries. */
  persisted?: boolean
  /** How often a call is sent again that was answered with 429 or 503, or not at all. */
  retries?: number
}

/** A refusal of the whole. What a mutation refuses is a member of its result, told apart by `__typename`. */
export type Answer<Data> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: { status: number; code: string; message: string } }

interface GraphQLError {
  message: string
  extensions?: { code?: string }
}

async function hashOf(text: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function opsgraph({ address, token, persisted: asksByHash = false, retries = 3 }: Options) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

  async function send<Data>(body: object, attempt = 0): Promise<Answer<Data>> {
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${address}/graphql`, request).catch((error: unknown) => {
      if (attempt === retries) throw error
    })
    if (!response || (attempt < retries && [429, 503].includes(response.status))) {
      const seconds = Number(response?.headers.get('retry-after') ?? 2 ** attempt)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      return send(body, attempt + 1)
    }
    const { data, errors } = (await response.json()) as { data: Data; errors?: [GraphQLError] }
    if (!errors) return { data }
    const [{ message, extensions }] = errors
    return { error: { status: response.status, code: extensions?.code ?? '', message } }
  }

  /** Sends a document. A mutation gets an `idempotencyKey` if it has none, so that sent again it does nothing twice. */
  return async function ask<Data, Variables>(query: TypedDocument<Data, Variables>, given: Variables) {
    const { input, ...others } = given as { input?: object }
    const key = query.startsWith('mutation') && { idempotencyKey: crypto.randomUUID() }
    const variables = input ? { ...others, input: { ...key, ...input } } : others
    if (!asksByHash) return send<Data>({ query, variables })
    const extensions = { persistedQuery: { version: 1, sha256Hash: await hashOf(query) } }
    const answer = await send<Data>({ extensions, variables })
    if (!answer.error?.code.startsWith('PERSISTED_QUERY_NOT')) return answer
    asksByHash = answer.error.code === 'PERSISTED_QUERY_NOT_FOUND'
    return send<Data>({ query, variables, ...(asksByHash && { extensions }) })
  }
}
