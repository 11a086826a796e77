// One way to make a change from a form: what was wrong with which field, or that it is done.
import { useCallback } from 'react'
import { useMutation as useRelayMutation, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime'
import type { Difference } from './askConflict.ts'
import { problemsIn, settle, type Problems, type Word } from './problems.ts'
import { refusalIn, type Refusable } from './refusal.ts'
import { askStepUp } from './stepUp.ts'

export { theirs, type Problems } from './problems.ts'

type ResultMutation = MutationParameters & {
  response: { readonly result: Refusable }
  variables: { readonly input: object }
}

export type Outcome<M extends ResultMutation> =
  | { done: M['response']['result']; problems?: undefined; differences?: undefined; refused?: undefined }
  | { done?: undefined; problems: Problems; differences?: readonly Difference[]; refused?: M['response']['result'] }

/** The input with the version of now, or with what differs as it is now; undefined of one that can't be sent again. */
type Renew<Input> = (input: Input, version: number, differences: readonly Difference[]) => Input | undefined

const renewed = <Input extends object>(input: Input, version: number): Input | undefined =>
  'version' in input ? { ...input, version } : undefined

interface Undoable {
  readonly stepId?: string | null
  readonly success?: { readonly stepId?: string | null } | null
}

const stepOf = (result: Undoable) => result.stepId ?? result.success?.stepId

/**
 * A function that makes the change, and whether one is under way. The document selects `result`, with
 * `...refusal_form @alias(as: "form")` where problems are shown beside their fields, else
 * `...refusal_error @alias(as: "error")`. Of a version that is none any more it is asked whose values are kept, as
 * `word` words them; what is one's own goes again with the version of now. Where it takes a recent proof that it is
 * oneself, it goes again after that. What selects its `stepId` offers to undo it.
 */
export function useMutation<M extends ResultMutation>(
  document: GraphQLTaggedNode,
  renew: Renew<M['variables']['input']> = renewed,
  word?: Word,
) {
  const environment = useRelayEnvironment()
  const [commit, isInFlight] = useRelayMutation<M>(document)
  const send = useCallback(
    (input: M['variables']['input'], updater?: SelectorStoreUpdater<M['response']>) =>
      new Promise<M['response']['result']>((resolve, reject) => {
        commit({ variables: { input }, updater, onCompleted: ({ result }) => resolve(result), onError: reject })
      }),
    [commit],
  )
  const change = useCallback(
    (input: M['variables']['input'], updater?: SelectorStoreUpdater<M['response']>): Promise<Outcome<M>> => {
      async function attempt(wanted: typeof input): Promise<Outcome<M>> {
        const result = await send(wanted, updater)
        const refusal = refusalIn(result)
        if (refusal?.needsStepUp && (await askStepUp(refusal.message))) return attempt(wanted)
        // What can't be sent again is not asked about.
        const differences = refusal?.differences ?? []
        const { version, problems } = renew(wanted, 0, differences)
          ? await settle(result, word)
          : { version: undefined, problems: problemsIn(result) }
        if (version !== undefined) return attempt(renew(wanted, version, differences)!)
        if (problems) return { problems, differences, refused: result }
        const stepId = stepOf(result as Undoable)
        if (stepId) void import('../undo/offerUndo.ts').then(({ offerUndo }) => offerUndo(environment, stepId))
        return { done: result }
      }
      return attempt(input).catch((error: Error) => ({ problems: { input: error.message } }))
    },
    [send, renew, word, environment],
  )
  return [change, isInFlight] as const
}
