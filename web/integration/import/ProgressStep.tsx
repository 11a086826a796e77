import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProgressStep_import$key } from '../../__generated__/ProgressStep_import.graphql.ts'
import type { ProgressStepCancelMutation } from '../../__generated__/ProgressStepCancelMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ProgressStepCancelMutation($input: CancelImportInput!) {
    result: cancelImport(input: $input) {
      ... on CancelImportSuccess {
        import {
          ...ImportPage_import
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** How far the rows are compared or written; it goes on whether or not anybody looks. */
export function ProgressStep({ import: key }: { import: ProgressStep_import$key }) {
  const { id, state, total, compared, created, changed, written } = useFragment(
    graphql`
      fragment ProgressStep_import on Import {
        id
        state
        total
        compared
        created
        changed
        written
      }
    `,
    key,
  )
  const [cancel, cancelling] = useMutation<ProgressStepCancelMutation>(mutation)
  const [problem, setProblem] = useState<string>()
  const isWriting = state === 'WRITING'
  const [done, all] = isWriting ? [written, created + changed] : [compared, total]
  const share = all ? Math.floor((100 * done) / all) : 0
  const title = isWriting ? t.importing : t.comparingWithWhatIsThere
  return (
    <Section title={title} about={isWriting ? t.itGoesOnIfYouLeave : t.nothingIsChangedYet}>
      <Box sx={{ display: 'grid', gap: 3, p: 3 }}>
        {problem ? <Notice role="alert">{problem}</Notice> : null}
        <Box
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share}
          aria-valuetext={t.progressOf({ done, all })}
          sx={{
            height: 8,
            borderRadius: 1,
            bgcolor: 'var(--ops-line)',
            overflow: 'hidden',
            '& > div': { height: '100%', bgcolor: 'var(--ops-brand)', transition: 'width 180ms' },
            '@media (prefers-reduced-motion: reduce)': { '& > div': { transition: 'none' } },
          }}
        >
          <div style={{ width: `${share}%` }} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>{t.progressOf({ done, all })}</span>
          <PlainButton
            type="button"
            className="outlined"
            aria-disabled={cancelling}
            onClick={() =>
              cancelling ? undefined : void cancel({ id }).then(({ problems }) => setProblem(problems?.input))
            }
          >
            {isWriting ? t.stopWriting : t.stopComparing}
          </PlainButton>
        </Box>
      </Box>
    </Section>
  )
}
