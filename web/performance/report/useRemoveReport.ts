import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { useRemoveReportMutation } from '../../__generated__/useRemoveReportMutation.graphql.ts'
import type { useRemoveReportRestoreMutation } from '../../__generated__/useRemoveReportRestoreMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

const removeMutation = graphql`
  mutation useRemoveReportMutation($input: DeleteSavedReportInput!) {
    result: deleteSavedReport(input: $input) {
      ... on DeleteSavedReportSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const restoreMutation = graphql`
  mutation useRemoveReportRestoreMutation($input: RestoreSavedReportInput!) {
    result: restoreSavedReport(input: $input) {
      ... on RestoreSavedReportSuccess {
        report {
          id
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Deletes a report at once, and brings it back for who did not mean it. Answers whether it is gone. */
export function useRemoveReport() {
  const [remove] = useMutation<useRemoveReportMutation>(removeMutation)
  const [restore] = useMutation<useRemoveReportRestoreMutation>(restoreMutation)
  const { revalidate } = useRevalidator()
  return useCallback(
    async ({ id, version, name }: { id: string; version: number; name: string }): Promise<boolean> => {
      const { problems } = await remove({ id, version })
      if (problems) {
        toast('error', t.wasNotDeleted({ name }), problems.input)
        return false
      }
      const undo = async () => {
        const { problems: failed } = await restore({ id })
        if (failed) return toast('error', t.didNotComeBack({ name }), failed.input)
        toast('success', t.isBack({ name }))
        void revalidate()
      }
      toast('success', t.deleted({ name }), undefined, { label: t.undo, act: () => void undo() })
      void revalidate()
      return true
    },
    [remove, restore, revalidate],
  )
}
