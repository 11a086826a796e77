import { graphql } from 'react-relay'
import type { useArchiveTaskRecordMutation } from '../../__generated__/useArchiveTaskRecordMutation.graphql.ts'
import type { useArchiveTaskRecordRestoreMutation } from '../../__generated__/useArchiveTaskRecordRestoreMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

interface Thing {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly status: string
}

/** Archives a task record, or brings it back; says so, or why not. */
export function useArchiveTaskRecord(onDone: () => void) {
  const [archive] = useMutation<useArchiveTaskRecordMutation>(graphql`
    mutation useArchiveTaskRecordMutation($input: ArchiveTaskRecordInput!) {
      result: archiveTaskRecord(input: $input) {
        ... on ArchiveTaskRecordSuccess {
          stepId
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
  const [restore] = useMutation<useArchiveTaskRecordRestoreMutation>(graphql`
    mutation useArchiveTaskRecordRestoreMutation($input: RestoreTaskRecordInput!) {
      result: restoreTaskRecord(input: $input) {
        ... on RestoreTaskRecordSuccess {
          stepId
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
    const { problems } = await (isActive ? archive : restore)({ id, version })
    if (problems)
      return toast('error', isActive ? t.wasNotArchived2({ title }) : t.wasNotBroughtBack2({ title }), problems.input)
    toast(
      'success',
      isActive ? t.archived3({ title }) : t.isAtWorkAgain({ title }),
      isActive ? t.itsRecordsStayNoMoreAre : undefined,
    )
    onDone()
  }
}
