import { graphql } from 'react-relay'
import type { useRestoreOrganizationMutation } from '../../__generated__/useRestoreOrganizationMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation useRestoreOrganizationMutation($input: RestoreOrganizationInput!) {
    result: restoreOrganization(input: $input) {
      ... on RestoreOrganizationSuccess {
        stepId
        organization {
          id
          isArchived
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** A function that takes an organization back into use; whether it did. */
export function useRestoreOrganization() {
  const [restore] = useMutation<useRestoreOrganizationMutation>(mutation)
  return async ({ id, name, version }: { id: string; name: string; version: number }): Promise<boolean> => {
    const { problems } = await restore({ id, version })
    if (problems) toast('error', t.wasNotRestored({ name }), Object.values(problems).join(' '))
    else toast('success', t.restored({ name }))
    return !problems
  }
}
