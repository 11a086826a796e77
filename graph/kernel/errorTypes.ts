// The expected errors as types of the graph.
import { builder } from './builder.ts'
import * as errors from './errors.ts'
import type { ErrorCode } from './errorStatus.ts'
import { listedName } from './listed.ts'

/** Each code with the type that has it. */
const codes = {
  VALIDATION: ['ValidationError', 'A field of the input is wrong.'],
  NOT_FOUND: ['NotFoundError', 'It does not exist, or the viewer does not see it.'],
  FORBIDDEN: ['ForbiddenError', 'The viewer sees it but may not do this with it.'],
  CONFLICT: ['ConflictError', 'As things stand it is not possible; the message says why.'],
  VERSION_CONFLICT: ['ConflictError', 'It was changed since the `version` of the input; `differences` say how.'],
  IDEMPOTENCY_KEY_IN_FLIGHT: [
    'ConflictError',
    'A request with this idempotency key is under way; send it again shortly.',
  ],
  ALREADY_EXISTS: ['AlreadyExistsError', 'The name, address or number is taken.'],
  IN_USE: ['InUseError', 'Something uses what is to be deleted.'],
  LIMIT_REACHED: ['LimitReachedError', 'There are as many as there may be.'],
  INVALID_TRANSITION: ['InvalidTransitionError', 'The record does not go there from its status.'],
  CHECKLIST_OPEN: ['ChecklistOpenError', 'Mandatory items of a checklist wait for an answer.'],
  SIGN_IN: ['SignInError', 'Account and password do not belong together.'],
  RATE_LIMIT: ['RateLimitError', 'Too many calls for now.'],
} as const satisfies Partial<Record<ErrorCode, readonly [type: string, description: string]>>

const ErrorCodes = builder.enumType('ErrorCode', {
  description: 'Why a mutation was not done, for a program.',
  values: Object.fromEntries(
    Object.entries(codes).map(([code, [, description]]) => [code, { value: code as keyof typeof codes, description }]),
  ) as Record<keyof typeof codes, { value: keyof typeof codes; description: string }>,
})

export const ErrorInterface = builder.interfaceRef<{ code: string; message: string }>('Error').implement({
  description: 'Why something was not done.',
  resolveType: ({ code }) => codes[code as keyof typeof codes][0],
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence for a person.' }),
    code: t.field({
      type: ErrorCodes,
      description: 'The reason for a program.',
      resolve: ({ code }) => code as keyof typeof codes,
    }),
  }),
})

const FieldProblem = builder.objectRef<errors.FieldProblem>('FieldProblem').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    path: t.string({
      description:
        'The path from the argument to what is wrong, as input.times.2.start; input alone for the input as a whole.',
      resolve: ({ path }) => errors.inputPath(path),
    }),
    message: t.exposeString('message', { description: 'What would be right.' }),
  }),
})

const Difference = builder.objectRef<errors.Difference>('Difference').implement({
  description: 'A field that somebody else has changed meanwhile.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field.' }),
    yours: t.exposeString('yours', { description: 'What you took it for.' }),
    current: t.exposeString('current', { description: 'What it is now.' }),
  }),
})

builder.objectType(errors.ValidationError, {
  name: 'ValidationError',
  description: 'The input is not of the form that is asked for.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ fields: t.expose('fields', { type: [FieldProblem], description: 'Each field that is wrong.' }) }),
})

builder.objectType(errors.NotFoundError, {
  name: 'NotFoundError',
  description: 'There is no such thing for the viewer.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.ForbiddenError, {
  name: 'ForbiddenError',
  description: 'The viewer may see the thing but not do this with it.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.ConflictError, {
  name: 'ConflictError',
  description: 'As things stand it is not possible, or somebody else was faster; `code` tells which.',
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
  description: 'Another one has this name, address or number, which only one may have.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.InUseError, {
  name: 'InUseError',
  description: 'Something uses what is to be deleted; the message says what.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.LimitReachedError, {
  name: 'LimitReachedError',
  description: 'There are as many as there may be; the message says how many.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.InvalidTransitionError, {
  name: 'InvalidTransitionError',
  description: 'From its present status the record does not go there.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    allowed: t.exposeStringList('allowed', { description: 'The transitions that are allowed now.' }),
  }),
})

builder.objectType(errors.ChecklistOpenError, {
  name: 'ChecklistOpenError',
  description: "Mandatory items of the record's checklists wait for an answer.",
  interfaces: [ErrorInterface],
  fields: (t) => ({
    openItems: t.exposeStringList('openItems', { description: 'What they ask.' }),
  }),
})

builder.objectType(errors.SignInError, {
  name: 'SignInError',
  description: 'Account and password do not belong together.',
  interfaces: [ErrorInterface],
})

builder.objectType(errors.RateLimitError, {
  name: 'RateLimitError',
  description: 'Too many calls for now.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until the next try.' }) }),
})
