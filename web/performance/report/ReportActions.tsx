import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ReportActions_report$key } from '../../__generated__/ReportActions_report.graphql.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { reportPath } from './reportWords.ts'
import { useRemoveReport } from './useRemoveReport.ts'
import * as t from './__generated__/messages.ts'

const DuplicateReportDialog = lazy(async () => ({
  default: (await import('./DuplicateReportDialog.tsx')).DuplicateReportDialog,
}))

interface ReportActionsProps {
  report: ReportActions_report$key
  /** What comes when it is gone. */
  onRemoved?: () => void
}

/** What can be done with a report. */
export function ReportActions({ report: key, onRemoved }: ReportActionsProps) {
  const { id, name, version, isShared, can } = useFragment(
    graphql`
      fragment ReportActions_report on SavedReport {
        id
        name
        version
        isShared
        can {
          edit {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const remove = useRemoveReport()
  const [isDuplicating, setIsDuplicating] = useState(false)
  const refused = can.edit.allowed ? null : can.edit.reason
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + reportPath(id))
      toast('success', t.linkCopied, isShared ? t.whoOpensItSeesWhatThey : t.onlyYouCanOpenItShare)
    } catch {
      toast('info', t.copyThisLink, location.origin + reportPath(id))
    }
  }
  return (
    <>
      <ActionsMenu
        label={t.whatCanBeDoneWith({ name })}
        actions={[
          { label: t.edit2, act: () => void navigate(reportPath(id, '/edit')), refused },
          { label: t.duplicate, act: () => setIsDuplicating(true) },
          { label: t.copyTheLink, act: () => void copyLink() },
          {
            label: t.delete,
            act: () => void remove({ id, version, name }).then((isGone) => isGone && onRemoved?.()),
            refused,
          },
        ]}
      />
      <LateWindow onFailure={() => setIsDuplicating(false)}>
        {isDuplicating ? <DuplicateReportDialog id={id} name={name} onClose={() => setIsDuplicating(false)} /> : null}
      </LateWindow>
    </>
  )
}
