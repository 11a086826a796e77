import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ImportDialog_metric$key } from '../../__generated__/ImportDialog_metric.graphql.ts'
import type { ImportDialogPreviewMutation } from '../../__generated__/ImportDialogPreviewMutation.graphql.ts'
import { useSendFile } from '../../kernel/files/useSendFile.ts'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { FileDrop } from './FileDrop.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { saveText } from './saveText.ts'
import * as t from './__generated__/messages.ts'

const preview = graphql`
  mutation ImportDialogPreviewMutation($input: PreviewObservationImportInput!) {
    result: previewObservationImport(input: $input) {
      ... on PreviewObservationImportSuccess {
        import {
          ...ImportPreview_import
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** As they are named in a file, in every language. */
const columns = ['at', 'organization', 'location', 'vehicle', 'person', 'key'] as const

type Columns = Record<(typeof columns)[number], ReactNode>

const columnNames = Object.fromEntries(columns.map((name) => [name, <code key={name}>{name}</code>])) as Columns

interface ImportDialogProps {
  metric: ImportDialog_metric$key
  /** Whose observations they are at first, where a row says no other. */
  organization: { readonly id: string; readonly name: string } | null
  onClose: () => void
  /** Something was taken. */
  onChanged: () => void
}

/**
 * A file of observations: chosen, compared row by row with what is known, then taken, its refused rows left out where
 * that is said.
 */
export function ImportDialog({ metric: key, organization: first, onClose, onChanged }: ImportDialogProps) {
  const metric = useFragment(
    graphql`
      fragment ImportDialog_metric on Metric {
        id
        key
        name
        importTemplate
        requiredDataPoints {
          name
        }
      }
    `,
    key,
  )
  const id = useId()
  const sendFile = useSendFile()
  const [compare] = useMutation<ImportDialogPreviewMutation>(preview)
  const [organization, setOrganization] = useState(first)
  const [waiting, setWaiting] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [made, setMade] = useState<NonNullable<ImportDialogPreviewMutation['response']['result']['import']>>()
  const points = metric.requiredDataPoints.map(({ name }) => name)
  async function take(file: File) {
    if (!organization) return setProblems({ organizationId: t.chooseAnOrganizationFirst })
    setProblems({})
    setWaiting(true)
    const { fileId, problem } = await sendFile({ purpose: 'OBSERVATIONS', organizationId: organization.id }, file)
    const { done, problems: failed } = fileId
      ? await compare({ metricId: metric.id, organizationId: organization.id, fileId })
      : { problems: { file: problem ?? '' } }
    setWaiting(false)
    if (failed) return setProblems(failed)
    setMade(done?.import)
    announce(t.isCompared({ name: file.name }))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t.importAFile({ name: metric.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {problems.input || problems.file ? <Notice role="alert">{problems.input ?? problems.file}</Notice> : null}
        {made ? (
          <ImportPreview import={made} onTaken={onChanged} onAnother={() => setMade(undefined)} />
        ) : (
          <>
            <Box sx={{ color: 'text.secondary' }}>
              {inSentence(t.aCsvWithColumns, {
                ...columnNames,
                points: points.map((name, i) => (
                  <span key={name}>
                    {i ? ', ' : ''}
                    <code>{name}</code>
                  </span>
                )),
              })}
            </Box>
            <OrganizationPicker
              label={t.organization}
              required
              help={t.whoseTheRowsAreThatName}
              value={organization}
              problem={problems.organizationId}
              onChange={setOrganization}
            />
            <FileDrop waiting={waiting} onFile={(file) => void take(file)} />
            <div>
              <PlainButton
                type="button"
                className="outlined"
                onClick={() => saveText(`${metric.key}.csv`, metric.importTemplate)}
              >
                {t.saveATemplate}
              </PlainButton>
            </div>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={onClose}>
          {t.close}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
