// One way to make a change from a form: what was wrong with which field, or that it is done.
import { useCallback } from 'react'
import { useMutation as useRelayMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime'

/** What was wrong, by field; `input` for what is of no field. */
export type Problems = Partial<Record<string, string>>

/** The part of each mutation's `result` that says why not; `fragment MutationProblem` of a document in one place. */
interface Refusable {
  readonly error?: { readonly message: string } | null
  readonly validation?: { readonly fields: readonly { readonly path: string; readonly message: string }[] } | null
  readonly conflict?: { readonly differences: readonly { readonly field: string; readonly yours: string; readonly current: string }[] } | null
}

type ResultMutation = MutationParameters & { response: { readonly result: Refusable }; variables: { readonly input: object } }

export type Outcome<M extends ResultMutation> =
  | { done: M['response']['result']; problems?: undefined }
  | { done?: undefined; problems: Problems }

function problemsIn({ error, validation, conflict }: Refusable): Problems | undefined {
  if (validation) return Object.fromEntries(validation.fields.map(({ path, message }) => [path, message]))
  if (!error) return undefined
  const values = conflict?.differences.map(({ field, yours, current }) => `${field}: yours ${yours}, now ${current}`)
  return { input: values?.length ? `${error.message} ${values.join('; ')}.` : error.message }
}

/**
 * A function that makes the change, and whether one is under way. The document selects `result`, with
 * `... on Error @alias(as: "error") { message }`, `... on ValidationError @alias(as: "validation") { fields { path message } }`
 * and, where versions are checked, `... on ConflictError @alias(as: "conflict") { differences { field yours current } }`.
 */
export function useMutation<M extends ResultMutation>(document: GraphQLTaggedNode) {
  const [commit, isInFlight] = useRelayMutation<M>(document)
  const change = useCallback(
    (input: M['variables']['input'], updater?: SelectorStoreUpdater<M['response']>) =>
      new Promise<Outcome<M>>((resolve) => {
        commit({
          variables: { input },
          updater,
          onCompleted({ result }) {
            const problems = problemsIn(result)
            resolve(problems ? { problems } : { done: result })
          },
          onError: (error) => resolve({ problems: { input: error.message } }),
        })
      }),
    [commit],
  )
  return [change, isInFlight] as const
}
