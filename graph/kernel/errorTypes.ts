// The expected errors as types of the graph.
import { builder } from './builder.ts'
import * as errors from './errors.ts'
import { listedName } from './listed.ts'

const typeNames: Record<string, string> = {
  VALIDATION: 'ValidationError',
  NOT_FOUND: 'NotFoundError',
  FORBIDDEN: 'ForbiddenError',
  CONFLICT: 'ConflictError',
  INVALID_TRANSITION: 'InvalidTransitionError',
  CHECKLIST_OPEN: 'ChecklistOpenError',
  SIGN_IN: 'SignInError',
  RATE_LIMIT: 'RateLimitError',
}

export const ErrorInterface = builder.interfaceRef<{ code: string; message: string }>('Error').implement({
  description: 'Why something was not done.',
  resolveType: ({ code }) => typeNames[code],
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence for a person.' }),
    code: t.exposeString('code', { description: 'A word for a program.' }),
  }),
})

const FieldProblem = builder.objectRef<errors.FieldProblem>('FieldProblem').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field, as a path from the input with dots.' }),
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
  description: 'Somebody else changed it meanwhile, or there is such a thing already.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    differences: t.field({
      type: [Difference],
      description: 'Both values of each field in conflict; what is of a reference list by its name.',
      resolve: ({ differences }, _args, context) =>
        differences.map(({ field, yours, current }) => ({
          field,
          yours: listedName(context, field, yours),
          current: listedName(context, field, current),
        })),
    }),
  }),
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
