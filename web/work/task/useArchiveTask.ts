import { graphql } from 'react-relay'
import type { useArchiveTaskItemMutation } from '../../__generated__/useArchiveTaskItemMutation.graphql.ts'
import type { useArchiveTaskMajorMutation } from '../../__generated__/useArchiveTaskMajorMutation.graphql.ts'
import type { useArchiveTaskRestoreItemMutation } from '../../__generated__/useArchiveTaskRestoreItemMutation.graphql.ts'
import type { useArchiveTaskRestoreMajorMutation } from '../../__generated__/useArchiveTaskRestoreMajorMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

interface Thing {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly active: boolean
}

/** Archives a major task or an item, or brings it back; says so, or why not. */
export function useArchiveTask(kind: 'majorTask' | 'item', onDone: () => void) {
  const [archiveMajor] = useMutation<useArchiveTaskMajorMutation>(graphql`
    mutation useArchiveTaskMajorMutation($input: ArchiveMajorTaskInput!) {
      result: archiveMajorTask(input: $input) {
        ... on ArchiveMajorTaskSuccess {
          stepId
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
  const [restoreMajor] = useMutation<useArchiveTaskRestoreMajorMutation>(graphql`
    mutation useArchiveTaskRestoreMajorMutation($input: RestoreMajorTaskInput!) {
      result: restoreMajorTask(input: $input) {
        ... on RestoreMajorTaskSuccess {
          stepId
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
  const [archiveItem] = useMutation<useArchiveTaskItemMutation>(graphql`
    mutation useArchiveTaskItemMutation($input: ArchiveTaskItemInput!) {
      result: archiveTaskItem(input: $input) {
        ... on ArchiveTaskItemSuccess {
          stepId
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
  const [restoreItem] = useMutation<useArchiveTaskRestoreItemMutation>(graphql`
    mutation useArchiveTaskRestoreItemMutation($input: RestoreTaskItemInput!) {
      result: restoreTaskItem(input: $input) {
        ... on RestoreTaskItemSuccess {
          stepId
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
  const [archive, restore] = kind === 'majorTask' ? [archiveMajor, restoreMajor] : [archiveItem, restoreItem]
  return async ({ id, name, version, active }: Thing) => {
    const { problems } = await (active ? archive : restore)({ id, version })
    if (problems)
      return toast('error', active ? t.wasNotArchived({ name }) : t.wasNotBroughtBack({ name }), problems.input)
    toast(
      'success',
      active ? t.archived2({ name }) : t.isInUseAgain({ name }),
      active ? t.whatWasMadeOfItStays : undefined,
    )
    onDone()
  }
}
