// The expected errors as types of the graph.
import { builder } from './builder.ts'
import * as errors from './errors.ts'
import type { ErrorCode } from './errorStatus.ts'
import { listedName } from './listed.ts'
import type { Language } from './messages/languages.ts'
import { textIn } from './messages/text.ts'
import { globalId } from './node.ts'

/** Each code with the type that has it. */
const codes = {
  VALIDATION: ['ValidationError', 'A field of the input is wrong.'],
  NOT_FOUND: ['NotFoundError', 'It does not exist, or the viewer does not see it.'],
  FORBIDDEN: ['ForbiddenError', 'The viewer sees it but may not do this with it.'],
  CONFLICT: ['ConflictError', 'The current state does not allow it; the message says why.'],
  VERSION_CONFLICT: ['ConflictError', 'It was changed since the `version` of the input; `differences` say how.'],
  IDEMPOTENCY_KEY_IN_FLIGHT: [
    'ConflictError',
    'A request with this idempotency key is under way; send it again shortly.',
  ],
  CLOSING: [
    'ConflictError',
    'The root organization closes and can only be read; the message says until when, and who can reopen it.',
  ],
  ALREADY_EXISTS: ['AlreadyExistsError', 'The name, address or number is taken.'],
  IN_USE: ['InUseError', 'The object is in use and cannot be deleted.'],
  LIMIT_REACHED: ['LimitReachedError', 'The maximum number is reached.'],
  INVALID_TRANSITION: ['InvalidTransitionError', 'The record does not go there from its status.'],
  CHECKLIST_OPEN: ['ChecklistOpenError', 'Mandatory items of a checklist wait for an answer.'],
  SIGN_IN: ['SignInError', 'The sign-in failed because the login, the password or the code is wrong.'],
  PROVIDER_REQUIRED: [
    'ProviderRequiredError',
    'The organization has its people sign in by its identity provider: call startProviderSignIn.',
  ],
  SECOND_FACTOR: ['SecondFactorError', 'The account has a second factor: sign in with a `code`, too.'],
  SECOND_FACTOR_SETUP: [
    'SecondFactorError',
    'An organization requires a second factor: sign in with the `setupToken` of the setup and a `code` of the app, too.',
  ],
  STEP_UP: ['StepUpError', 'The sign-in is older than 10 minutes: call confirmIdentity and send it again.'],
  RATE_LIMIT: ['RateLimitError', 'The rate limit was exceeded.'],
} as const satisfies Partial<Record<ErrorCode, readonly [type: string, description: string]>>

const ErrorCodes = builder.enumType('ErrorCode', {
  description: 'Why a mutation was not done, for a program.',
  values: Object.fromEntries(
    Object.entries(codes).map(([code, [, description]]) => [code, { value: code as keyof typeof codes, description }]),
  ) as Record<keyof typeof codes, { value: keyof typeof codes; description: string }>,
})

interface Told {
  code: string
  message: string
  messageIn?: (language: Language) => string
}

export const ErrorInterface = builder.interfaceRef<Told>('Error').implement({
  description: 'An error that a mutation returns instead of its success type.',
  resolveType: ({ code }) => codes[code as keyof typeof codes][0],
  fields: (t) => ({
    message: t.string({
      description: 'What happened and what to do, in the language of the request.',
      // What a mutation has thrown comes wrapped, and is an instance of none of its classes.
      resolve: (error, _args, { language }) => error.messageIn?.(language) ?? error.message,
    }),
    code: t.field({
      type: ErrorCodes,
      description: 'The reason for a program.',
      resolve: ({ code }) => code as keyof typeof codes,
    }),
  }),
})

const FieldProblem = builder.objectRef<errors.FieldProblem>('FieldProblem').implement({
  description: 'A problem with one field of an input.',
  fields: (t) => ({
    path: t.string({
      description:
        'The path from the argument to what is wrong, as input.times.2.start; input alone for the input as a whole.',
      resolve: ({ path }) => errors.inputPath(path),
    }),
    message: t.string({
      description: 'How to correct the problem, in the language of the request.',
      resolve: ({ message }, _args, { language }) => textIn(language, message),
    }),
  }),
})

const Difference = builder.objectRef<errors.Difference>('Difference').implement({
  description: 'A field that another user has changed in the meantime.',
  fields: (t) => ({
    field: t.string({
      description: 'The name of the field.',
      resolve: ({ field }, _args, { language }) => textIn(language, field),
    }),
    yours: t.string({
      description: 'The value that the change was based on.',
      resolve: ({ yours }, _args, { language }) => textIn(language, yours),
    }),
    current: t.string({
      description: 'The current value.',
      resolve: ({ current }, _args, { language }) => textIn(language, current),
    }),
  }),
})

builder.objectType(errors.ValidationError, {
  name: 'ValidationError',
  description: 'The error returned when the input is invalid.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.expose('fields', { type: [FieldProblem], description: 'The invalid fields, each with a message.' }),
  }),
})

builder.objectType(errors.NotFoundError, {
  name: 'NotFoundError',
  description: 'The object does not exist or is not visible to the viewer.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    path: t.string({
      nullable: true,
      description:
        'The path from the argument to the id that was not found, as input.vehicleId; null if it is the object itself.',
      resolve: ({ path }) => (path === undefined ? null : errors.inputPath(path)),
    }),
  }),
})

builder.objectType(errors.ForbiddenError, {
  name: 'ForbiddenError',
  description: 'The viewer may see the object but not do this with it.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.ConflictError, {
  name: 'ConflictError',
  description: "The mutation conflicts with the current state or with another user's change; `code` tells which.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    differences: t.field({
      type: [Difference],
      description:
        'Of a VERSION_CONFLICT both values of each field that differs, with what is of a reference list by its name; else none.',
      resolve: ({ differences }, _args, context) =>
        differences.map(({ field, yours, current }) => ({
          field,
          yours: listedName(context, field, yours),
          current: listedName(context, field, current),
        })),
    }),
  }),
})

builder.objectType(errors.AlreadyExistsError, {
  name: 'AlreadyExistsError',
  description: 'The name, address or number is taken; it must be unique.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.InUseError, {
  name: 'InUseError',
  description: 'The object is in use and cannot be deleted; the message says by what.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.LimitReachedError, {
  name: 'LimitReachedError',
  description: 'The maximum number is reached; the message gives it.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    used: t.exposeFloat('used', { nullable: true, description: 'How much of a quota was used; else null.' }),
    most: t.exposeFloat('most', { nullable: true, description: 'How much of a quota may be used; else null.' }),
  }),
})

builder.objectType(errors.InvalidTransitionError, {
  name: 'InvalidTransitionError',
  description: 'The record cannot make this transition from its current status.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    allowed: t.exposeStringList('allowed', { description: 'The transitions that are currently allowed.' }),
  }),
})

builder.objectType(errors.ChecklistOpenError, {
  name: 'ChecklistOpenError',
  description: "Mandatory items of the record's checklists are unanswered.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    openItems: t.exposeStringList('openItems', { description: 'The prompts of the unanswered items.' }),
  }),
})

builder.objectType(errors.SignInError, {
  name: 'SignInError',
  description: 'The sign-in failed because the login, the password or the code is wrong.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.ProviderRequiredError, {
  name: 'ProviderRequiredError',
  description: 'The organization of the account has its people sign in by its identity provider alone.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    organizationId: t.id({
      description: 'The root organization, for startProviderSignIn.',
      resolve: ({ rootId }) => globalId('Organization', rootId),
    }),
  }),
})

export const AuthenticatorSetup = builder.objectRef<errors.FactorSetup>('AuthenticatorSetup').implement({
  description: 'What an authenticator app needs to give codes for an account.',
  fields: (t) => ({
    setupToken: t.exposeString('setupToken', { description: 'What names the setup for 15 minutes.' }),
    secret: t.exposeString('secret', { description: 'The secret in Base32, for typing it into the app.' }),
    url: t.expose('url', { type: 'URL', description: 'The otpauth:// address to show as a QR code.' }),
  }),
})

builder.objectType(errors.SecondFactorError, {
  name: 'SecondFactorError',
  description: 'The password is right and a second factor is needed, too; `code` tells whether it is yet to be set up.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    setup: t.field({
      type: AuthenticatorSetup,
      nullable: true,
      description: 'Of a SECOND_FACTOR_SETUP what the authenticator app needs; else null.',
      resolve: ({ setup }) => setup,
    }),
  }),
})

builder.objectType(errors.StepUpError, {
  name: 'StepUpError',
  description: "The viewer's sign-in is older than 10 minutes: call confirmIdentity, then send the same input again.",
  interfaces: [ErrorInterface],
})

builder.objectType(errors.RateLimitError, {
  name: 'RateLimitError',
  description: 'The rate limit was exceeded.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'The number of seconds to wait before retrying.' }),
  }),
})
