import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { MappingStep_import$key } from '../../__generated__/MappingStep_import.graphql.ts'
import type { MappingStepCompareMutation } from '../../__generated__/MappingStepCompareMutation.graphql.ts'
import type { MappingStepDiscardMutation } from '../../__generated__/MappingStepDiscardMutation.graphql.ts'
import { DraftLine } from '../../kernel/draft/DraftLine.tsx'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ColumnTable } from './ColumnTable.tsx'
import { rowsOf } from '../../kernel/import/states.ts'
import * as t from './__generated__/messages.ts'

const compareMutation = graphql`
  mutation MappingStepCompareMutation($input: CompareImportInput!) {
    result: compareImport(input: $input) {
      ... on CompareImportSuccess {
        import {
          ...ImportPage_import
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const discardMutation = graphql`
  mutation MappingStepDiscardMutation($input: DiscardImportInput!) {
    result: discardImport(input: $input) {
      ... on DiscardImportSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Which field each column is: guessed by its heading, changed by hand, remembered for the next file of this kind. */
export function MappingStep({ import: key }: { import: MappingStep_import$key }) {
  const one = useFragment(
    graphql`
      fragment MappingStep_import on Import {
        id
        version
        total
        startedAt
        organization {
          id
        }
        columns {
          field
        }
        ...ColumnTable_import
      }
    `,
    key,
  )
  const { id, version, total, startedAt, organization, columns } = one
  const navigate = useNavigate()
  const [compare, comparing] = useMutation<MappingStepCompareMutation>(compareMutation)
  const [discard] = useMutation<MappingStepDiscardMutation>(discardMutation)
  const draft = useDraft('importColumns', id, version)
  const [fields, setFields] = useDraftState(draft, 'fields', () => columns.map(({ field }) => field ?? ''))
  const [problem, setProblem] = useState<string>()
  function change(column: number, field: string) {
    setProblem(undefined)
    setFields((before) => before.map((other, i) => (i === column ? field : other)))
  }
  async function begin() {
    const { problems } = await compare({ id, version: draft.version, fields })
    setProblem(problems?.fields ?? problems?.input)
    if (problems) return
    draft.clear()
    announce(t.theRowsAreBeingCompared)
  }
  async function drop() {
    const { problems } = await discard({ id })
    setProblem(problems?.input)
    draft.clear()
    if (!problems) await navigate(`/orgOverview/${organization.id}/integrations`, { replace: true })
  }
  return (
    <Section title={t.columns} about={t.whatIsLeftAsideIsNot({ rowsOf: rowsOf(total) })}>
      <Box sx={{ p: 3, pb: 0, '&:empty': { display: 'none' } }}>
        <DraftLine draft={draft} />
      </Box>
      <ColumnTable import={one} fields={fields} onChange={change} />
      <Box sx={{ display: 'grid', gap: 3, p: 3 }}>
        {problem ? <Notice role="alert">{problem}</Notice> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <PlainButton
            type="button"
            className="primary"
            aria-disabled={comparing}
            onClick={() => (comparing ? undefined : void begin())}
          >
            {t.compareWithWhatIsThere}
          </PlainButton>
          {startedAt ? null : (
            <PlainButton type="button" className="outlined" onClick={() => void drop()}>
              {t.discardThisImport}
            </PlainButton>
          )}
        </Box>
      </Box>
    </Section>
  )
}
