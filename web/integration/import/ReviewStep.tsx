import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReviewStep_import$key } from '../../__generated__/ReviewStep_import.graphql.ts'
import type { ReviewStepStartMutation } from '../../__generated__/ReviewStepStartMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ImportLines } from './ImportLines.tsx'
import { SaveRefused } from './SaveRefused.tsx'
import { rowsOf } from '../../kernel/import/states.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ReviewStepStartMutation($input: StartImportInput!) {
    result: startImport(input: $input) {
      ... on StartImportSuccess {
        import {
          ...ImportPage_import
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** What an import would change, row by row; then it is written, or mended and sent again. */
export function ReviewStep({ import: key }: { import: ReviewStep_import$key }) {
  const one = useFragment(
    graphql`
      fragment ReviewStep_import on Import {
        id
        version
        total
        created
        changed
        refused
        written
        ...ImportLines_import
        ...SaveRefused_import
      }
    `,
    key,
  )
  const { id, version, total, created, changed, refused, written } = one
  const [, setSearch] = useSearch()
  const [start, starting] = useMutation<ReviewStepStartMutation>(mutation)
  const [leavesOut, setLeavesOut] = useState(false)
  const [problem, setProblem] = useState<string>()
  const count = created + changed - written
  async function begin() {
    const { problems } = await start({ id, version, leavesOutRefused: leavesOut })
    setProblem(problems?.leavesOutRefused ?? problems?.input)
    if (!problems) announce(t.theRowsAreBeingWritten)
  }
  return (
    <Section
      title={t.whatWouldChange}
      about={
        count
          ? t.wouldMakeSomethingNewWouldChange({
              rowsOf: rowsOf(created),
              changed,
              total,
            })
          : t.nothingOfNoneWouldChangeAnything({ rowsOf: rowsOf(total) })
      }
      actions={
        <PlainButton
          type="button"
          className="outlined"
          onClick={() => setSearch(() => new URLSearchParams({ step: 'columns' }))}
        >
          {t.otherColumns}
        </PlainButton>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, p: 3, pb: 0 }}>
        {problem ? <Notice role="alert">{problem}</Notice> : null}
        {refused ? (
          <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
            <input type="checkbox" checked={leavesOut} onChange={({ target }) => setLeavesOut(target.checked)} />
            {t.skipRejected({ count: refused })}
          </label>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {count ? (
            <PlainButton
              type="button"
              className="primary"
              aria-disabled={starting}
              onClick={() => (starting ? undefined : void begin())}
            >
              {t.write({ rowsOf: rowsOf(count) })}
            </PlainButton>
          ) : null}
          <SaveRefused import={one} />
        </Box>
      </Box>
      <ImportLines key={version} import={one} />
    </Section>
  )
}
