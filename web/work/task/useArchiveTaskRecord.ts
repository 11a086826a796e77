import { graphql } from 'react-relay'
import type { useArchiveTaskRecordMutation } from '../../__generated__/useArchiveTaskRecordMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'

interface Thing {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly status: string
}

/** Archives a task record, or brings it back; says so, or why not. */
export function useArchiveTaskRecord(onDone: () => void) {
  const [change] = useMutation<useArchiveTaskRecordMutation>(graphql`
    mutation useArchiveTaskRecordMutation($input: UpdateTaskRecordInput!) {
      result: updateTaskRecord(input: $input) {
        ... on UpdateTaskRecordSuccess {
          taskRecord {
            id
            status
            version
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  return async ({ id, title, version, status }: Thing) => {
    const isActive = status === 'ACTIVE'
    const { problems } = await change({ id, version, status: isActive ? 'INACTIVE' : 'ACTIVE' })
    if (problems)
      return toast('error', isActive ? `${title} was not archived` : `${title} was not brought back`, problems.input)
    toast(
      'success',
      isActive ? `${title} archived` : `${title} is at work again`,
      isActive ? 'Its records stay; no more are made of it.' : undefined,
    )
    onDone()
  }
}
