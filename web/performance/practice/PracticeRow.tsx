import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PracticeRow_practice$key, PracticeStatus } from '../../__generated__/PracticeRow_practice.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { GapRecord } from './GapRecord.tsx'
import { PracticeDetails } from './PracticeDetails.tsx'
import { StatusButtons } from './StatusButtons.tsx'
import * as t from './__generated__/messages.ts'

const Opener = styled('button')({
  paddingBlock: 4,
  paddingInline: '20px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 550,
  textAlign: 'start',
  cursor: 'pointer',
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    top: 'calc(50% - 5px)',
    width: 6,
    height: 6,
    borderInlineEnd: '1.5px solid var(--ops-ink-3)',
    borderBottom: '1.5px solid var(--ops-ink-3)',
    transform: 'rotate(-45deg)',
  },
  '&[aria-expanded=true]::before': { transform: 'rotate(45deg)' },
  '@media (pointer: coarse), (max-width: 600px)': { minHeight: 44 },
})

interface PracticeRowProps {
  practice: PracticeRow_practice$key
  /** Which of its cells Tab leads to; null where that is in another row. */
  active: number | null
  canAnswer: boolean
  onAnswer: (status: Exclude<PracticeStatus, '%future added value'>) => void
  onEdit: () => void
  onOpen: () => void
}

/** A practice in one line: its name, how far we are, and the record that a gap has become. The rest is opened. */
export function PracticeRow({ practice: key, active, canAnswer, onAnswer, onEdit, onOpen }: PracticeRowProps) {
  const practice = useFragment(
    graphql`
      fragment PracticeRow_practice on Practice {
        id
        feature
        requirement
        requirementName
        status
        inheritedFrom
        isGap
        ...GapRecord_practice
        ...PracticeDetails_practice
      }
    `,
    key,
  )
  const { id, feature, requirement, requirementName, status, inheritedFrom, isGap } = practice
  const [isOpen, setOpen] = useState(false)
  const isRequired = requirement === 'REQUIRED'
  const mark = isGap ? (isRequired ? 'var(--ops-late)' : 'var(--ops-warn)') : 'transparent'
  return (
    <Box
      component="li"
      data-row={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 346px minmax(0, 196px)' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 3,
        py: 1.5,
        borderBottom: '1px solid var(--ops-line-2)',
        borderInlineStart: `3px solid ${mark}`,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, minWidth: 0 }}>
        <Opener
          type="button"
          data-cell={-1}
          tabIndex={active === -1 ? 0 : -1}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {feature}
        </Opener>
        <Tag style={isRequired ? { color: 'var(--ops-ink)', borderColor: 'var(--ops-ink-3)' } : undefined}>
          {requirementName}
        </Tag>
        {isGap ? <Tag style={{ color: mark, borderColor: mark }}>{t.gap}</Tag> : null}
      </Box>
      <StatusButtons
        feature={feature}
        status={status}
        isInherited={Boolean(inheritedFrom)}
        active={active}
        disabled={!canAnswer}
        onAnswer={onAnswer}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0 }}>
        <GapRecord
          practice={practice}
          active={active}
          canAnswer={canAnswer}
          onOpen={onOpen}
          onInPlace={() => onAnswer('IN_PLACE')}
        />
      </Box>
      {isOpen ? <PracticeDetails practice={practice} active={active} canAnswer={canAnswer} onEdit={onEdit} /> : null}
    </Box>
  )
}
