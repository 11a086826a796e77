// What is asked before anybody is signed in, or because nobody is any more.
import { getOperationAST, Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql'

const signingIn = new Set([
  'signIn',
  'signInWithPasskey',
  'signInWithProvider',
  'signUp',
  'refreshSession',
  'createPasswordResetWithPasskey',
  'requestPasswordReset',
  'resetPassword',
])
/** What is done with a sign-in as without one. */
const eitherWay = new Set(['signOut', 'startProviderSignIn'])

const consistsOf = (names: ReadonlySet<string>, document: DocumentNode, operationName?: string | null): boolean => {
  const operation = getOperationAST(document, operationName)
  return (
    operation?.operation === OperationTypeNode.MUTATION &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && names.has(selection.name.value),
    )
  )
}

/**
 * Whether an operation only signs in or up, refreshes or resets: clients send their dead token with it, which says
 * nothing.
 */
export const ignoresToken = (document: DocumentNode, operationName?: string | null): boolean =>
  consistsOf(signingIn, document, operationName)

const mayBe = new RegExp(`\\b(${[...signingIn, ...eitherWay].join('|')})\\b`)

/**
 * How a request's text takes its token: it needs a good one, would use one, or ignores it. What can't be parsed needs
 * it.
 */
export function tokenUse(query: unknown, operationName: unknown, maxTokens: number): 'NEEDED' | 'WELCOME' | 'IGNORED' {
  if (typeof query !== 'string' || !mayBe.test(query)) return 'NEEDED'
  try {
    const document = parse(query, { maxTokens })
    const name = typeof operationName === 'string' ? operationName : undefined
    if (ignoresToken(document, name)) return 'IGNORED'
    return consistsOf(eitherWay, document, name) ? 'WELCOME' : 'NEEDED'
  } catch {
    return 'NEEDED'
  }
}
