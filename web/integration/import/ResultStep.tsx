import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ResultStep_import$key } from '../../__generated__/ResultStep_import.graphql.ts'
import type { ResultStepCompareMutation } from '../../__generated__/ResultStepCompareMutation.graphql.ts'
import { saveText } from '../../performance/observation/saveText.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ImportLines } from './ImportLines.tsx'
import { SaveRefused } from './SaveRefused.tsx'
import { rowsOf } from '../../kernel/import/states.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ResultStepCompareMutation($input: CompareImportInput!) {
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

/** What became of an import, and how it goes on where it did not come to its end. */
export function ResultStep({ import: key }: { import: ResultStep_import$key }) {
  const one = useFragment(
    graphql`
      fragment ResultStep_import on Import {
        id
        name
        version
        state
        created
        changed
        same
        refused
        written
        problem
        invitations
        ...ImportLines_import
        ...SaveRefused_import
      }
    `,
    key,
  )
  const { id, name, version, state, created, changed, same, refused, written, problem, invitations } = one
  const [compare, comparing] = useMutation<ResultStepCompareMutation>(mutation)
  const [failure, setFailure] = useState<string>()
  const isDone = state === 'DONE'
  const title = isDone ? t.done : state === 'STOPPED' ? t.itStopped : t.itWasCancelled
  const rest = created + changed - written
  const about = isDone
    ? t.resultDone({
        created,
        changed,
        same,
        rejected: refused ? t.refusedAndLeftOut({ count: refused }) : '',
      })
    : t.resultStopped({ written: rowsOf(written), rest })
  return (
    <Section title={title} about={about}>
      {isDone && !problem && !failure && !invitations && !refused ? null : (
        <Box sx={{ display: 'grid', gap: 3, p: 3, pb: 0 }}>
          {problem || failure ? <Notice role="alert">{failure ?? problem}</Notice> : null}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {isDone ? null : (
              <PlainButton
                type="button"
                className="primary"
                aria-disabled={comparing}
                onClick={() =>
                  comparing
                    ? undefined
                    : void compare({ id, version }).then(({ problems }) =>
                        setFailure(problems?.input ?? problems?.fields),
                      )
                }
              >
                {t.compareAgainToGoOn}
              </PlainButton>
            )}
            {invitations ? (
              <PlainButton
                type="button"
                className="primary"
                onClick={() => saveText(`invitations-${name}`, invitations)}
              >
                {t.saveTheInvitations}
              </PlainButton>
            ) : null}
            <SaveRefused import={one} />
          </Box>
          {invitations ? <Box sx={{ color: 'text.secondary' }}>{t.eachPersonWhoWasInvitedJoins}</Box> : null}
        </Box>
      )}
      <ImportLines key={version} import={one} />
    </Section>
  )
}
