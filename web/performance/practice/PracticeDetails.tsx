import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { PracticeDetails_practice$key } from '../../__generated__/PracticeDetails_practice.graphql.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface PracticeDetailsProps {
  practice: PracticeDetails_practice$key
  /** Which of the row's cells Tab leads to; null where that is in another row. */
  active: number | null
  canAnswer: boolean
  onEdit: () => void
}

/** What a practice is, what is standard for it, how many peers have it, and who answered what. */
export function PracticeDetails({ practice: key, active, canAnswer, onEdit }: PracticeDetailsProps) {
  const practice = useFragment(
    graphql`
      fragment PracticeDetails_practice on Practice {
        feature
        description
        standardSolutions {
          id
          name
        }
        status
        solution {
          id
          name
        }
        note
        answeredAt
        answeredBy
        inheritedFrom
        peerAdoption
        peerReasonName
      }
    `,
    key,
  )
  const { feature, description, standardSolutions, status, solution, note, peerAdoption, peerReasonName } = practice
  const { answeredAt, answeredBy, inheritedFrom } = practice
  const others = standardSolutions.filter(({ id }) => id !== solution?.id).map(({ name }) => name)
  const answered = [inheritedFrom && t.asSays({ inheritedFrom }), answeredBy, answeredAt && dayOf(answeredAt)]
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: 0.5,
        pb: 1,
        paddingInlineStart: 5,
        maxWidth: '90ch',
        fontSize: 12,
        lineHeight: '16px',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      <div>{description}</div>
      {peerAdoption == null && !peerReasonName ? null : (
        <div>
          {peerAdoption == null
            ? t.noShareOfPeersIsTold2({ peerReasonName: peerReasonName ?? '' })
            : t.inPlaceAtOfPeers({ peerAdoption })}
        </div>
      )}
      {solution ? <Box sx={{ color: 'text.primary', fontWeight: 550 }}>{t.weUse({ name: solution.name })}</Box> : null}
      <div>{others.length ? others.join(' · ') : solution ? null : t.noSolutionIsStandardInOur}</div>
      {note ? <Box sx={{ color: 'text.primary' }}>“{note}”</Box> : null}
      <div>{status ? answered.filter(Boolean).join(' · ') : t.noAnswerYet}</div>
      {canAnswer ? (
        <div>
          <PlainButton
            type="button"
            className="outlined"
            data-cell={5}
            tabIndex={active === 5 ? 0 : -1}
            aria-label={t.solutionAndNoteOf({ feature })}
            onClick={onEdit}
          >
            {t.details}
          </PlainButton>
        </div>
      ) : null}
    </Box>
  )
}
