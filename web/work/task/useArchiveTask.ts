import { graphql } from 'react-relay'
import type { useArchiveTaskItemMutation } from '../../__generated__/useArchiveTaskItemMutation.graphql.ts'
import type { useArchiveTaskMajorMutation } from '../../__generated__/useArchiveTaskMajorMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'

interface Thing {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly active: boolean
}

/** Archives a major task or an item, or brings it back; says so, or why not. */
export function useArchiveTask(kind: 'majorTask' | 'item', onDone: () => void) {
  const [changeMajor] = useMutation<useArchiveTaskMajorMutation>(graphql`
    mutation useArchiveTaskMajorMutation($input: UpdateMajorTaskInput!) {
      result: updateMajorTask(input: $input) {
        ... on UpdateMajorTaskSuccess {
          majorTask {
            id
            active
            version
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const [changeItem] = useMutation<useArchiveTaskItemMutation>(graphql`
    mutation useArchiveTaskItemMutation($input: UpdateTaskItemInput!) {
      result: updateTaskItem(input: $input) {
        ... on UpdateTaskItemSuccess {
          taskItem {
            id
            active
            version
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  return async ({ id, name, version, active }: Thing) => {
    const input = { id, version, active: !active }
    const { problems } = kind === 'majorTask' ? await changeMajor(input) : await changeItem(input)
    if (problems)
      return toast('error', active ? `${name} was not archived` : `${name} was not brought back`, problems.input)
    toast(
      'success',
      active ? `${name} archived` : `${name} is in use again`,
      active ? 'What was made of it stays; “Archived too” shows it.' : undefined,
    )
    onDone()
  }
}
