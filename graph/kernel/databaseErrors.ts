// What an error of the database means to whoever asked.
import { GraphQLError } from 'graphql'
import { Prisma } from '../../prisma/__generated__/client/client.ts'
import { closesText, type ClosingTold } from './closing.ts'
import { closingError, ConflictError, ValidationError, type ExpectedError } from './errors.ts'
import { errorStatus } from './errorStatus.ts'
import type { Text } from './messages/text.ts'
import * as t from './__generated__/messages.ts'

/** A 503 that may be tried again. */
export const unavailable = (
  message = 'The database can not be reached. Try again shortly.',
  more: { outcome?: 'UNKNOWN' } = {},
) =>
  new GraphQLError(message, {
    extensions: {
      code: 'UNAVAILABLE',
      http: { status: errorStatus.UNAVAILABLE, headers: { 'retry-after': '5' } },
      ...more,
    },
  })

/** The 503 of a change whose end nobody has heard of. */
const inDoubt = () =>
  unavailable(
    'The connection to the database was lost. Whether this was done is not known: send it again with the same idempotency key, or look first.',
    { outcome: 'UNKNOWN' },
  )

/** The PostgreSQL or system code of an error, from wherever a library has put it. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const { code, cause, meta, originalError } = error as {
    code?: unknown
    cause?: unknown
    originalError?: unknown
    meta?: { driverAdapterError?: { cause?: { originalCode?: string; kind?: string } } }
  }
  const adapter = meta?.driverAdapterError?.cause
  if (adapter?.originalCode) return adapter.originalCode
  if (typeof code === 'string') return code
  return codeOf(originalError ?? cause)
}

/** What triggers refuse of an organization that closes, in words for people; undefined of any other error. */
export function closingRefusal(error: unknown): ExpectedError | undefined {
  if (codeOf(error) !== 'OPS01') return undefined
  const told = textOf(error).replace(/^.*?(?={)/s, '')
  return closingError(closesText(JSON.parse(told) as ClosingTold))
}

/** What a constraint means that only a race, or another writer, comes upon: the mutations look for themselves first. */
const constraints: Record<string, Text> = {
  organization_employer: t.employerTaken,
  closing_over: t.reopenOver,
  closing_root: t.onlyRootCloses,
  organization_move_tree: t.staysInTree,
  organization_move_cycle: t.notBelowItself,
  organization_move_level: t.levelDoesNotFit,
  service_account_level: t.programIsNoAdmin,
  service_account_root: t.programStaysInRoot,
}

/** What the trigger of moves says, where a library keeps no name of the constraint. */
const raised: Record<string, RegExp> = {
  closing_over: /The time to take this back is over/,
  closing_root: /Only a root organization closes/,
  organization_move_tree: /An organization stays in its tree/,
  organization_move_cycle: /An organization does not go below itself/,
  organization_move_level: /A [A-Z]+ does not go below a [A-Z]+/,
  service_account_level: /A service account is never an Admin/,
  service_account_root: /A service account stays in its root organization/,
}

interface DatabaseError {
  constraint?: string
  message?: string
  meta?: { driverAdapterError?: { cause?: { constraint?: { index?: string }; originalMessage?: string } } }
}

/** What the server said. */
function textOf(error: unknown): string {
  const { meta, message = '' } = error as DatabaseError
  return meta?.driverAdapterError?.cause?.originalMessage ?? message
}

function constraintOf(error: unknown): string | undefined {
  const { constraint, meta } = error as DatabaseError
  const text = textOf(error)
  const index = meta?.driverAdapterError?.cause?.constraint?.index
  return constraint ?? index ?? Object.keys(raised).find((name) => raised[name]!.test(text))
}

/** The expected error, or the 503, that an error of the database amounts to; undefined where it is another kind. */
export function databaseAnswer(error: unknown): ExpectedError | GraphQLError | undefined {
  const code = codeOf(error)
  const closing = closingRefusal(error)
  if (closing) return closing
  const known =
    ['23505', 'P2002', '23514'].includes(code) || code.startsWith('P2')
      ? constraints[constraintOf(error) ?? '']
      : undefined
  if (known) return new ConflictError(known)
  if (code === '23505' || code === 'P2002') return new ConflictError(t.existsAlready)
  if (['40001', '40P01', 'P2034'].includes(code)) return new ConflictError(t.changedAtOnce)
  if (code === '23503' || code === 'P2003') return new ConflictError(t.refersToGone)
  if (code.startsWith('22') || ['23514', '23502', 'P2000', 'P2020', 'P2023'].includes(code)) {
    return new ValidationError([{ path: 'input', message: t.cannotKeep }])
  }
  if (code === '25006') return unavailable('The database takes no changes at the moment. Try again shortly.')
  // A statement, a wait for a lock or a transaction of Prisma's that took longer than it may; what it did is taken
  // back.
  if (['57014', '55P03', '25P03', '25P04', 'P2028'].includes(code))
    return unavailable('This took the database too long. Try again shortly.')
  return isUnreachable(error) ? unavailable() : undefined
}

/** Whether the server is not there, or ended the connection. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  if (/^(08|53|57P|58)/.test(code) || ['P1001', 'P1002', 'P1008', 'P1017', 'P2024'].includes(code)) return true
  if (networkError.test(code) || error instanceof Prisma.PrismaClientInitializationError) return true
  return lostConnection.test(message) || /timeout exceeded when trying to connect|Cannot use a pool after/.test(message)
}

/** Whether a replica refused what the database itself may answer: it had to give way to changes, or is only read. */
export const isForPrimary = (error: unknown): boolean => ['40001', '40P01', '25006'].includes(codeOf(error))

const networkError = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/
const lostConnection =
  /Connection terminated|Server has closed the connection|Query read timeout|Client has encountered a connection error/

/** Whether an answer may have been on its way: the server has not said what became of it. */
function isLost(error: unknown): boolean {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  return (
    ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'P1017'].includes(code) ||
    (lostConnection.test(message) && !message.includes('connection timeout'))
  )
}

/** What a change that failed is answered with, where the connection was lost while it was under way. */
export const doubtful = (error: unknown): unknown => (isLost(error) ? inDoubt() : error)

/** The same where it was sure to end by then: whatever was lost, nothing was done. */
export const undone = (error: unknown): unknown => (isLost(error) ? unavailable() : error)

/**
 * What the end of a transaction that failed is answered with: a server that goes down may have kept it, and not said
 * so.
 */
export const atCommit = (error: unknown): unknown =>
  isLost(error) || codeOf(error).startsWith('57P') ? inDoubt() : error
