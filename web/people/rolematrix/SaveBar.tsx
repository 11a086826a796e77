import Box from '@mui/material/Box'
import { useCallback, useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { SaveBarMutation } from '../../__generated__/SaveBarMutation.graphql.ts'
import type { Draft } from '../../kernel/draft/Draft.ts'
import type { Difference } from '../../kernel/relay/askConflict.ts'
import { theirs, useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { enterForm } from '../../kernel/ui/unsaved.ts'
import { draftTime } from '../../kernel/draft/draftTime.ts'
import { reachWord } from './reaches.ts'
import * as t from './__generated__/messages.ts'

type Input = SaveBarMutation['variables']['input']

interface SaveBarProps {
  draft: Draft
  organizationId: string
  cells: Input['cells']
  /** What each of the cells is about, as a conflict names it. */
  names: readonly string[]
  /** Gives up all, or the cells of some names. */
  onDiscard: (names?: readonly string[]) => void
}

const differenceInWords = ({ field, yours, current }: Difference): Difference => ({
  field,
  yours: reachWord(yours),
  current: reachWord(current),
})

const mutation = graphql`
  mutation SaveBarMutation($input: SetRoleMatrixCellsInput!) {
    result: setRoleMatrixCells(input: $input) {
      ... on SetRoleMatrixCellsSuccess {
        stepId
        matrix {
          id
          ...MatrixEditor_matrix
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** What is to be done with what is not saved, where there is something; it is kept as a draft. */
export function SaveBar({ draft, organizationId, cells, names, onDiscard }: SaveBarProps) {
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  const renew = useCallback(
    (input: Input, _version: number, differences: readonly Difference[]): Input => {
      const now = new Map(differences.map(({ field, current }) => [field, current as Input['cells'][number]['reach']]))
      return { ...input, cells: input.cells.map((cell, i) => ({ ...cell, seen: now.get(names[i]!) ?? cell.seen })) }
    },
    [names],
  )
  const [save, isInFlight] = useMutation<SaveBarMutation>(mutation, renew, differenceInWords)
  const isNeeded = cells.length > 0
  const { isLost } = draft
  useEffect(() => {
    if (!isNeeded) return
    return enterForm({ isTyped: isLost, isWindow: false })
  }, [isNeeded, isLost])
  const discard = () => {
    setProblem(undefined)
    onDiscard()
  }
  const submit = async () => {
    const { problems, differences } = await save({ organizationId, cells })
    if (problems === theirs) {
      setProblem(undefined)
      return onDiscard(differences?.map(({ field }) => field))
    }
    if (problems) {
      setProblem(Object.values(problems).join(' '))
      // What is there by now is shown; what was set stays set above it.
      await revalidate()
      return
    }
    toast('success', t.saved({ count: cells.length }), t.itActsWithin5Seconds)
    setProblem(undefined)
    onDiscard(names)
  }
  if (!isNeeded) return null
  return (
    <Box
      role="region"
      aria-label={t.unsavedChanges}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, md: 5 },
        py: 2,
        borderTop: '1px solid var(--ops-line)',
        bgcolor: 'background.paper',
      }}
    >
      {problem ? (
        <Box sx={{ flexBasis: '100%' }}>
          <Notice role="alert">{problem}</Notice>
        </Box>
      ) : null}
      <Box role="status" sx={{ marginInlineEnd: 'auto' }}>
        {draft.keptAt === undefined
          ? t.notSaved2({ count: cells.length })
          : t.notSavedDraft({ count: cells.length, time: draftTime(draft.keptAt) })}
      </Box>
      <PlainButton type="button" className="outlined" onClick={discard}>
        {t.discard}
      </PlainButton>
      <PlainButton type="button" className="primary" disabled={isInFlight} onClick={() => void submit()}>
        {t.save({ count: cells.length })}
      </PlainButton>
    </Box>
  )
}
