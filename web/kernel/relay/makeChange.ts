// A change that no component makes: on the way to a page, or by a button that leads away.
import { commitMutation } from 'react-relay'
import type { Environment, GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { refusalIn, type Refusable } from './refusal.ts'
import { askStepUp } from './stepUp.ts'

type Change = MutationParameters & {
  response: { readonly result: Refusable }
  variables: { readonly input: object }
}

/**
 * Answers with the `result` of a mutation, which selects `...refusal_error @alias(as: "error")`; rejects with why it
 * was refused. Where it takes a recent proof that it is oneself, it goes again after that.
 */
export async function makeChange<M extends Change>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  input: M['variables']['input'],
): Promise<M['response']['result']> {
  const result = await new Promise<M['response']['result']>((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables: { input },
      onCompleted: (response) => resolve(response.result),
      onError: reject,
    })
  })
  const refusal = refusalIn(result)
  if (refusal?.needsStepUp && (await askStepUp(refusal.message))) return makeChange(environment, mutation, input)
  if (refusal) throw new Error(refusal.message)
  return result
}
