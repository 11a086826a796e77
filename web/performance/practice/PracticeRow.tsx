import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { PracticeRow_practice$key, PracticeStatus } from '../../__generated__/PracticeRow_practice.graphql.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { GapRecord } from './GapRecord.tsx'
import { StatusButtons } from './StatusButtons.tsx'
import * as t from './__generated__/messages.ts'

interface PracticeRowProps {
  practice: PracticeRow_practice$key
  /** Which of its cells Tab leads to; null where that is in another row. */
  active: number | null
  canAnswer: boolean
  onAnswer: (status: Exclude<PracticeStatus, '%future added value'>) => void
  onEdit: () => void
  onOpen: () => void
}

/** One thing that is needed: what is standard for it, how far we are, and the record that a gap has become. */
export function PracticeRow({ practice: key, active, canAnswer, onAnswer, onEdit, onOpen }: PracticeRowProps) {
  const practice = useFragment(
    graphql`
      fragment PracticeRow_practice on Practice {
        id
        feature
        description
        requirement
        requirementName
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
        isGap
        peerAdoption
        peerReasonName
        version
        ...GapRecord_practice
      }
    `,
    key,
  )
  const {
    id,
    feature,
    description,
    requirement,
    requirementName,
    standardSolutions,
    status,
    solution,
    note,
    answeredAt,
    answeredBy,
    inheritedFrom,
    isGap,
    peerAdoption,
    peerReasonName,
  } = practice
  const others = standardSolutions.filter(({ id }) => id !== solution?.id).map(({ name }) => name)
  const mark = isGap ? (requirement === 'REQUIRED' ? 'var(--ops-late)' : 'var(--ops-warn)') : 'transparent'
  return (
    <Box
      component="li"
      data-row={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 190px)',
          lg: 'minmax(0, 1fr) minmax(0, 220px) 346px minmax(0, 196px)',
        },
        alignItems: 'start',
        columnGap: 3,
        rowGap: 1.5,
        px: 3,
        py: 2,
        borderBottom: '1px solid var(--ops-line-2)',
        borderLeft: `3px solid ${mark}`,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <span style={{ fontWeight: 550 }}>{feature}</span>
          <Tag
            style={
              requirement === 'REQUIRED' ? { color: 'var(--ops-ink)', borderColor: 'var(--ops-ink-3)' } : undefined
            }
          >
            {requirementName}
          </Tag>
          {isGap ? <Tag style={{ color: mark, borderColor: mark }}>{t.gap}</Tag> : null}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {description}
        </Typography>
        {peerAdoption == null && !peerReasonName ? null : (
          <Typography variant="body2" color="textSecondary">
            {peerAdoption == null
              ? t.noShareOfPeersIsTold2({ peerReasonName: peerReasonName ?? '' })
              : t.inPlaceAtOfPeers({ peerAdoption })}
          </Typography>
        )}
        {note ? (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            “{note}”
          </Typography>
        ) : null}
      </Box>
      <Typography component="div" variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
        {solution ? (
          <Box sx={{ color: 'text.primary', fontWeight: 550 }}>{t.weUse({ name: solution.name })}</Box>
        ) : null}
        {others.length ? others.join(' · ') : solution ? null : t.noSolutionIsStandardInOur}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <StatusButtons
          feature={feature}
          status={status}
          isInherited={Boolean(inheritedFrom)}
          active={active}
          disabled={!canAnswer}
          onAnswer={onAnswer}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {status
            ? [inheritedFrom && t.asSays({ inheritedFrom }), answeredBy, answeredAt && dayOf(answeredAt)]
                .filter(Boolean)
                .join(' · ')
            : t.noAnswerYet}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0 }}>
        {canAnswer ? (
          <PlainButton
            type="button"
            data-cell={5}
            tabIndex={active === 5 ? 0 : -1}
            aria-label={t.solutionAndNoteOf({ feature })}
            onClick={onEdit}
          >
            {t.details}
          </PlainButton>
        ) : null}
        <GapRecord
          practice={practice}
          active={active}
          canAnswer={canAnswer}
          onOpen={onOpen}
          onInPlace={() => onAnswer('IN_PLACE')}
        />
      </Box>
    </Box>
  )
}
