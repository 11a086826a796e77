import { number } from '../../kernel/messages/format.ts'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { ImportPreview_import$key } from '../../__generated__/ImportPreview_import.graphql.ts'
import type { ImportPreviewCommitMutation } from '../../__generated__/ImportPreviewCommitMutation.graphql.ts'
import type { ImportPreviewErrorsQuery } from '../../__generated__/ImportPreviewErrorsQuery.graphql.ts'
import type { ImportPreviewRecompareMutation } from '../../__generated__/ImportPreviewRecompareMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { rowsOf } from '../../kernel/import/states.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ImportRows } from './ImportRows.tsx'
import { saveText } from './saveText.ts'
import * as t from './__generated__/messages.ts'

const commitMutation = graphql`
  mutation ImportPreviewCommitMutation($input: CommitObservationImportInput!) {
    result: commitObservationImport(input: $input) {
      ... on CommitObservationImportSuccess {
        import {
          ...ImportPreview_import
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const recompareMutation = graphql`
  mutation ImportPreviewRecompareMutation($input: RecompareObservationImportInput!) {
    result: recompareObservationImport(input: $input) {
      ... on RecompareObservationImportSuccess {
        import {
          ...ImportPreview_import
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const errorsQuery = graphql`
  query ImportPreviewErrorsQuery($id: ID!) {
    node(id: $id) {
      ... on ObservationImport {
        errors
      }
    }
  }
`

interface ImportPreviewProps {
  import: ImportPreview_import$key
  onTaken: () => void
  /** Another file instead. */
  onAnother: () => void
}

/**
 * What a file would change: how many rows do what, each beside what is known; then it is taken, or mended and sent
 * again.
 */
export function ImportPreview({ import: key, onTaken, onAnother }: ImportPreviewProps) {
  const { id, name, version, committedAt, counts } = useFragment(
    graphql`
      fragment ImportPreview_import on ObservationImport {
        id
        name
        version
        committedAt
        counts {
          added
          corrected
          same
          wrong
        }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const [commit, committing] = useMutation<ImportPreviewCommitMutation>(commitMutation)
  const [recompare, recomparing] = useMutation<ImportPreviewRecompareMutation>(recompareMutation)
  const [problem, setProblem] = useState<string>()
  const [leavesOut, setLeavesOut] = useState(false)
  const { added, corrected, same, wrong } = counts
  const count = added + corrected
  async function take() {
    const { problems } = await commit({ id, version, leavesOutRefused: leavesOut })
    setProblem(problems?.leavesOutRefused ?? problems?.input)
    if (problems) return
    toast(
      'success',
      t.isTakenAddedCorrected({
        name,
        added,
        corrected,
      }),
    )
    onTaken()
  }
  async function again() {
    const { problems } = await recompare({ id })
    setProblem(problems?.input)
  }
  const saveErrors = () =>
    fetchQuery<ImportPreviewErrorsQuery>(environment, errorsQuery, { id }).subscribe({
      next: ({ node }) => saveText(`refused-${name}`, node?.errors ?? ''),
      error: (error: Error) => setProblem(error.message),
    })
  return (
    <>
      {problem ? <Notice role="alert">{problem}</Notice> : null}
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2 }}>
        <Count n={added} label={committedAt ? t.added : t.toBeAdded} />
        <Count n={corrected} label={committedAt ? t.corrected : t.toBeCorrected} />
        <Count n={same} label={t.knownAsTheyAre} />
        <Count n={wrong} label={committedAt && wrong ? t.refusedAndLeftOut : t.refused} isBad />
      </Box>
      {committedAt ? (
        <Box>{t.isTakenItsRowsCountFrom({ name })}</Box>
      ) : (
        <>
          {wrong ? (
            <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
              <input type="checkbox" checked={leavesOut} onChange={({ target }) => setLeavesOut(target.checked)} />
              {t.skipRejected({ count: wrong })}
            </label>
          ) : null}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {count || !wrong ? (
              <PlainButton
                type="button"
                className="primary"
                aria-disabled={committing}
                autoFocus
                onClick={() => (committing ? undefined : void take())}
              >
                {t.write({ rowsOf: rowsOf(count) })}
              </PlainButton>
            ) : null}
            {wrong ? (
              <PlainButton type="button" className="outlined" onClick={saveErrors}>
                {t.saveTheRefusedRows}
              </PlainButton>
            ) : null}
            <PlainButton type="button" className="outlined" aria-disabled={recomparing} onClick={() => void again()}>
              {t.compareAgain}
            </PlainButton>
            <PlainButton type="button" className="outlined" onClick={onAnother}>
              {t.anotherFile}
            </PlainButton>
          </Box>
          <ImportRows key={version} importId={id} counts={counts} />
        </>
      )}
    </>
  )
}

const Count = ({ n, label, isBad = false }: { n: number; label: string; isBad?: boolean }) => (
  <span style={isBad && n ? { color: 'var(--ops-late)' } : undefined}>
    <strong style={{ fontSize: 18, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{number(n)}</strong> {label}
  </span>
)
