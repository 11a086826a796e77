// The one pattern for a mutation: an input, a success, the errors it may answer with, and a resolver that authorizes,
// then validates, then writes. A repeated idempotency key gets the first answer and changes nothing.
import { capitalized } from './capitalized.ts'
import type { InputFieldMap, InputShapeFromFields } from '@pothos/core'
import type { GraphQLInputType, GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { builder, type Policy } from './builder.ts'
import type { Context } from './context.ts'
import { atCommit, closingRefusal, doubtful, undone } from './databaseErrors.ts'
import { withEntryNumbers } from './entryId.ts'
import { ConflictError, ForbiddenError, NotFoundError, StepUpError, ValidationError } from './errors.ts'
import './errorTypes.ts'
import { keepAnswer, keyToKeep, once } from './idempotency.ts'
import { legacy } from './legacy.ts'
import { policy } from './node.ts'
import { newStepId } from './stepId.ts'
import { stepField, withStep } from './undo/stepInAnswer.ts'
import { clearedBy, type Clears } from './patch.ts'
import { requireScopesOf } from './auth/requireScopesOf.ts'
import { requireScope, type Needed } from './auth/scopes.ts'
import { requireStepUp } from './auth/requireStepUp.ts'
import { unstorable } from './validation.ts'
import { writerOf, type Writer } from './writer.ts'
import { setWriting } from './writtenAt.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>
export type SuccessFields<Payload> = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Payload>) => object
type ErrorClass = new (...args: never[]) => Error
export type Transaction = Prisma.TransactionClient

/** A success's payload is plain data that survives a round trip through JSON: ids, not rows. */
export type Payload = Record<string, unknown>

interface MutationOptions<Fields extends InputFieldMap, P extends Payload> {
  description: string
  policy: Policy
  /** Whether legacy clients alone need it. */
  isLegacy?: boolean
  /** What an access token needs to do it, where that is not WRITE; what concerns the account takes a sign-in. */
  scope?: 'ACCOUNT' | 'OBSERVATIONS' | 'EXPORT'
  input: (t: InputBuilder) => Fields
  /** Of a change of what is there: what null clears. Every other field of its input refuses null. */
  clears?: Clears<keyof Fields & string>
  /** Whether a person needs a recent proof that it is them. */
  stepUp?: true
  /** Whether it can be undone, maybe by what is asked: its answer has the step to name then. */
  isUndoable?: boolean | ((input: InputShapeFromFields<Fields>) => boolean)
  /** Beside validation, not found, forbidden and conflict, which every mutation may answer with. */
  errors?: ErrorClass[]
  resolve: (input: InputShapeFromFields<Fields>, call: Call) => Promise<P>
  success: SuccessFields<P>
}

/** One call of a mutation. */
export interface Call extends Writer {
  context: Context
  info: GraphQLResolveInfo
  /** Whether it is a whole mutation, not a part of an import or of another one: it may write in one statement then. */
  isWhole: boolean
  /** The idempotency key under which that statement stores the payload. */
  keep: KeyToKeep | undefined
}

export interface KeyToKeep {
  userId: string
  key: string
  request: Buffer
  /** When this call took it. */
  takenAt?: Date
  /** Set where the answer is sure to be kept, so that nobody looks again. */
  isKept?: boolean
}

const resolvers = new Map<string, { scope: Needed; resolve: (input: never, call: Call) => Promise<Payload> }>()

/**
 * Makes the change of a mutation as a part of something larger: its own checks, then its own writes, wherever the
 * writer makes them, as far as a token that asks has the scope for it. For those that look at nothing that was
 * selected.
 */
export async function perform(name: string, input: object, context: Context, writer: Writer): Promise<Payload> {
  const { scope, resolve } = resolvers.get(name)!
  requireScope(context.viewer, scope)
  const problems = unstorable(input)
  if (problems.length) throw new ValidationError(problems)
  return resolve(input as never, { context, info: undefined as never, isWhole: false, keep: undefined, ...writer })
}

/** Adds a mutation to the graph; answers with the type of its success, to which nouns above may add fields. */
export function mutation<Fields extends InputFieldMap, P extends Payload>(
  name: string,
  options: MutationOptions<Fields, P>,
) {
  const scope = options.scope ?? 'WRITE'
  resolvers.set(name, { scope, resolve: options.resolve })
  const isPublic = options.policy === 'public'
  const input = builder.inputType(`${capitalized(name)}Input`, {
    description: `Input for ${name}.`,
    extensions: { clears: options.clears },
    fields: (t) => ({
      ...options.input(t as never),
      ...(isPublic
        ? {}
        : {
            idempotencyKey: t.string({
              description:
                'A key of at most 100 characters that makes retries safe: repeating a completed call with it within 24 hours returns the original result.',
            }),
          }),
    }),
  })
  const success = builder.objectRef<P>(`${capitalized(name)}Success`).implement({
    description: `Result of ${name}.`,
    fields: ((t: PothosSchemaTypes.ObjectFieldBuilder<Types, P>) =>
      options.isUndoable ? { ...options.success(t), ...stepField(t) } : options.success(t)) as never,
  })
  builder.mutationField(name, (t) =>
    t.field({
      type: success,
      description: options.description,
      ...(options.isLegacy ? legacy : policy)(options.policy),
      errors: {
        types: [
          ValidationError,
          NotFoundError,
          ForbiddenError,
          ConflictError,
          ...(options.stepUp ? [StepUpError] : []),
          ...(options.errors ?? []),
        ],
      },
      args: { input: t.arg({ type: input, required: true, description: 'The input of the mutation.' }) },
      resolve: (async (_root: unknown, args: { input: object }, context: Context, info: GraphQLResolveInfo) => {
        requireScopesOf(context, info, scope, `${capitalized(name)}Success`)
        const { idempotencyKey, ...given } = args.input as { idempotencyKey?: string | null }
        const problems = unstorable(args.input)
        if (problems.length) throw new ValidationError(problems)
        const numbered = withEntryNumbers(info.schema.getType(`${capitalized(name)}Input`) as GraphQLInputType, given)
        const change = options.clears ? clearedBy(options.clears, numbered) : numbered
        const keep = idempotencyKey ? keyToKeep(context, name, idempotencyKey, given) : undefined
        const { isUndoable } = options
        const canUndo =
          typeof isUndoable === 'function' ? isUndoable(change as InputShapeFromFields<Fields>) : isUndoable
        const call: Call = {
          context,
          info,
          isWhole: true,
          keep,
          ...writerOf((work) => write(context, keep, work, canUndo)),
        }
        return once(context, keep, async () => {
          if (options.stepUp) await requireStepUp(context)
          return options.resolve(change as InputShapeFromFields<Fields>, call)
        }).catch((error: unknown) => {
          throw closingRefusal(error) ?? doubtful(error)
        })
      }) as never,
    }),
  )
  return success
}

/** The same call for a part of its work, whose payload is not the answer to keep. */
export const withoutKey = (call: Call): Call => ({
  ...call,
  isWhole: false,
  keep: undefined,
  ...writerOf((work) => write(call.context, undefined, work)),
})

async function write<P extends Payload>(
  context: Context,
  keep: KeyToKeep | undefined,
  work: (tx: Transaction) => Promise<P>,
  isUndoable = false,
) {
  let isEnding = false
  const answer = await context.db.prisma
    .$transaction(async (transaction) => {
      // For triggers: the audit log writes down who changed what, the past of records when, both in which step.
      const stepId = newStepId(context.now)
      await setWriting(transaction, { actorId: context.viewer?.id ?? '', now: context.now, stepId })
      const made = await work(transaction)
      const payload = isUndoable ? await withStep(transaction, made, stepId) : made
      if (keep) await keepAnswer(transaction, keep, payload)
      isEnding = true
      return payload
    })
    .catch((error: unknown) => {
      throw isEnding ? atCommit(error) : undone(error)
    })
  if (keep) keep.isKept = true
  return answer
}
