// The closed set of expected errors. Each is a type of the graph and has a status in REST.
import { GraphQLError } from 'graphql'
import { errorStatus, type ErrorCode } from './errorStatus.ts'
import type { Language } from './messages/languages.ts'
import { textIn, type Said, type Text } from './messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface FieldProblem {
  /** The field within the input, as times.2.start; `input` for the input as a whole. */
  path: string
  message: Said
}

/** The path of a problem from the argument of a field. */
export const inputPath = (path: string): string => (path === 'input' ? path : `input.${path}`)

export interface Difference {
  field: Said
  yours: Said
  current: Said
}

/** What somebody may be told: the reason, never what they may not see. */
export abstract class ExpectedError extends Error {
  abstract readonly code: ErrorCode
  readonly #said: Said

  /** The message is in English, for logs and legacy clients. */
  constructor(said: Said) {
    super(String(said))
    this.#said = said
  }

  /** What is said, for another that says the same. */
  get said(): Said {
    return this.#said
  }

  /** The same in the language of who reads it. */
  messageIn(language: Language): string {
    return textIn(language, this.#said)
  }

  /** The error as plain data, with what its type has beside the message. */
  toJSON(): { code: string; message: string } {
    const { ...more } = this
    return { ...more, message: this.message, code: this.code }
  }
}

/** The input is not of the form that is asked for. */
export class ValidationError extends ExpectedError {
  readonly code = 'VALIDATION'
  readonly fields: FieldProblem[]

  constructor(fields: FieldProblem[]) {
    super(listOf(fields, 'en'))
    this.fields = fields
  }

  override messageIn(language: Language): string {
    return listOf(this.fields, language)
  }
}

const listOf = (fields: readonly FieldProblem[], language: Language) =>
  fields.map(({ path, message }) => `${path}: ${textIn(language, message)}`).join('; ')

/** The refusal of one field. */
export const invalid = (path: string, message: Said) => new ValidationError([{ path, message }])

/** There is no such thing, or it is not the viewer's to see; the two are never told apart. */
export class NotFoundError extends ExpectedError {
  readonly code = 'NOT_FOUND'
  /** The field within the input that named it, where that is said. */
  readonly path?: string

  constructor(what: Text, path?: string) {
    super(t.notFound({ what }))
    if (path !== undefined) this.path = path
  }
}

/** The viewer sees the thing but may not do this with it. */
export class ForbiddenError extends ExpectedError {
  readonly code = 'FORBIDDEN'
}

type ConflictCode = 'CONFLICT' | 'VERSION_CONFLICT' | 'IDEMPOTENCY_KEY_IN_FLIGHT' | 'CLOSING'

/** As things stand it is not possible, or somebody else is faster. */
export class ConflictError extends ExpectedError {
  readonly code: ConflictCode
  readonly differences: Difference[]

  constructor(message: Said, code: ConflictCode = 'CONFLICT', differences: Difference[] = []) {
    super(message)
    this.code = code
    this.differences = differences
  }
}

/** Somebody else changed it since the version that was seen. */
export const versionConflict = (message: Said, differences: Difference[]) =>
  new ConflictError(message, 'VERSION_CONFLICT', differences)

/** The organization closes: it can only be read until it goes, or somebody reopens it. */
export const closingError = (message: Said) => new ConflictError(message, 'CLOSING')

export const keyInFlight = () => new ConflictError(t.keyInFlight, 'IDEMPOTENCY_KEY_IN_FLIGHT')

/** The name, address or number is taken; it must be unique. */
export class AlreadyExistsError extends ExpectedError {
  readonly code = 'ALREADY_EXISTS'
}

/** What is to be deleted is used by something. */
export class InUseError extends ExpectedError {
  readonly code = 'IN_USE'
}

/** The maximum number is reached. */
export class LimitReachedError extends ExpectedError {
  readonly code = 'LIMIT_REACHED'
  /** How much of a quota was used, and how much may be. */
  readonly used?: number
  readonly most?: number

  constructor(message: Said, quota?: { used: number; most: number }) {
    super(message)
    if (!quota) return
    this.used = quota.used
    this.most = quota.most
  }
}

/** The record is in no status from which this transition leads. */
export class InvalidTransitionError extends ExpectedError {
  readonly code = 'INVALID_TRANSITION'
  readonly allowed: string[]

  constructor(message: Said, allowed: string[]) {
    super(message)
    this.allowed = allowed
  }
}

/** Mandatory items of a record's checklists wait for an answer. */
export class ChecklistOpenError extends ExpectedError {
  readonly code = 'CHECKLIST_OPEN'
  readonly openItems: string[]

  constructor(message: Said, openItems: string[]) {
    super(message)
    this.openItems = openItems
  }
}

/** Account and password don't belong together; which of the two is wrong is not said. */
export class SignInError extends ExpectedError {
  readonly code = 'SIGN_IN'
}

/** The organization has its people sign in by its identity provider alone. */
export class ProviderRequiredError extends ExpectedError {
  readonly code = 'PROVIDER_REQUIRED'
  readonly rootId: string

  constructor(message: Said, rootId: string) {
    super(message)
    this.rootId = rootId
  }
}

/** Of an authenticator app that is to be set up: its secret, and the address of its QR code. */
export interface FactorSetup {
  setupToken: string
  secret: string
  url: string
}

/** The password was good; a code is needed too, or, where there is a setup, an app that gives one. */
export class SecondFactorError extends ExpectedError {
  readonly code: 'SECOND_FACTOR' | 'SECOND_FACTOR_SETUP'
  readonly setup?: FactorSetup

  constructor(code: SecondFactorError['code'], message: Said, setup?: FactorSetup) {
    super(message)
    this.code = code
    if (setup) this.setup = setup
  }
}

/** The sign-in is older than what is asked for takes; see `requireStepUp`. */
export class StepUpError extends ExpectedError {
  readonly code = 'STEP_UP'
}

/** Too many calls; they are welcome again after `retryAfter` seconds. */
export class RateLimitError extends ExpectedError {
  readonly code = 'RATE_LIMIT'
  readonly retryAfter: number

  constructor(retryAfter: number, message: Said = t.tooManyRequests({ seconds: String(retryAfter) })) {
    super(message)
    this.retryAfter = retryAfter
  }
}

const httpError = (message: string, code: ErrorCode, headers: Record<string, string>) =>
  new GraphQLError(message, { extensions: { code, http: { status: errorStatus[code], headers } } })

/** What a 401 asks for, by RFC 6750. */
export const challenge = 'Bearer realm="opsgraph"'

/** Thrown, not returned, so that a client's refresh starts. */
export const unauthenticated = () => httpError('Sign in first.', 'UNAUTHENTICATED', { 'www-authenticate': challenge })

/** A query's argument that can't be used; queries have no error types. */
export const badArgument = (path: string, message: Said) =>
  new GraphQLError(`${path}: ${String(message)}`, { extensions: { code: 'VALIDATION', argument: path } })

/** More than there ever is to spend: shorter lists help, waiting does not. */
export const tooDear = (points: number, limit: number) =>
  new GraphQLError(`This costs ${points} points, more than the ${limit} of a minute. Ask for shorter lists.`, {
    extensions: { code: 'QUERY_LIMIT' },
  })

export const tooManyOperations = (retryAfter: number) =>
  httpError(`Too many requests. Try again in ${retryAfter} seconds.`, 'RATE_LIMIT', {
    'retry-after': String(retryAfter),
  })
