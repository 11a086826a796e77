// Persisted queries as Apollo's clients ask for them. Texts that clients send are not kept, so that one that is not of
// a build is not supported: the client then sends its texts, and asks by hash no more.
import { createHash } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { HttpError } from './body.ts'

interface Asked {
  query?: unknown
  extensions?: unknown
}

const bad = (path: string, reason: string) =>
  new HttpError('BAD_REQUEST', `extensions.persistedQuery${path}: ${reason}`)

function extensionsOf({ extensions }: Asked): Record<string, unknown> {
  if (typeof extensions !== 'string') return (extensions ?? {}) as Record<string, unknown>
  try {
    return (JSON.parse(extensions) ?? {}) as Record<string, unknown>
  } catch {
    throw new HttpError('JSON', 'extensions: send a JSON object.')
  }
}

/** The hash that an operation is asked for by; undefined for none. Throws 400 for what is none, or of another text. */
export function persistedQueryIn(asked: Asked): string | undefined {
  const { persistedQuery } = extensionsOf(asked)
  if (persistedQuery === undefined || persistedQuery === null) return undefined
  const { version, sha256Hash } = persistedQuery as { version?: unknown; sha256Hash?: unknown }
  if (version !== 1) throw bad('.version', 'send 1.')
  if (typeof sha256Hash !== 'string' || !/^[0-9a-f]{64}$/.test(sha256Hash))
    throw bad('.sha256Hash', 'send the hash of the query in hexadecimal.')
  const { query } = asked
  if (typeof query === 'string' && createHash('sha256').update(query).digest('hex') !== sha256Hash)
    throw bad('.sha256Hash', 'this is the hash of another query.')
  return sha256Hash
}

/** Answers for a persisted query whose text is not known, in the words and with the status that clients look for. */
export const unknownPersistedQueries: Plugin = {
  onParams({ params: { query, extensions } }) {
    if (query !== undefined || !extensions?.persistedQuery) return
    throw new GraphQLError('PersistedQueryNotSupported', {
      extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { status: 200 } },
    })
  },
}
