import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  UpdateProcedureInput,
  useUpdateProcedureMutation,
} from '../../__generated__/useUpdateProcedureMutation.graphql.ts'
import type { useUpdateProcedureQuery } from '../../__generated__/useUpdateProcedureQuery.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation useUpdateProcedureMutation($input: UpdateProcedureInput!) {
    result: updateProcedure(input: $input) {
      ... on UpdateProcedureSuccess {
        procedure {
          id
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const again = graphql`
  query useUpdateProcedureQuery($id: ID!) {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for ProceduresSection
      ...ProceduresSection_item @alias(as: "item")
    }
  }
`

/**
 * A function that changes a procedure at once, and answers whether it did; the others of its task may have made room.
 */
export function useUpdateProcedure(itemId: string) {
  const environment = useRelayEnvironment()
  const [commit] = useMutation<useUpdateProcedureMutation>(mutation)
  return async (input: UpdateProcedureInput): Promise<boolean> => {
    const { problems } = await commit(input)
    if (problems) toast('error', t.theProcedureWasNotChanged, Object.values(problems)[0])
    await fetchQuery<useUpdateProcedureQuery>(
      environment,
      again,
      { id: itemId },
      { networkCacheConfig: { force: true } },
    ).toPromise()
    return !problems
  }
}
