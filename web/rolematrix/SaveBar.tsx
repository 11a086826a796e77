import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { SaveBarMutation } from '../__generated__/SaveBarMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { toast } from '../shell/toast.ts'
import { Notice } from '../ui/Notice.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'

interface SaveBarProps {
  organizationId: string
  cells: SaveBarMutation['variables']['input']['cells']
  onDiscard: () => void
}

const count = (n: number) => (n === 1 ? '1 change' : `${n} changes`)

/** What is to be done with what is not saved, where there is something; a tab that is closed then asks first. */
export function SaveBar({ organizationId, cells, onDiscard }: SaveBarProps) {
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  const [save, isInFlight] = useMutation<SaveBarMutation>(graphql`
    mutation SaveBarMutation($input: SetPolicyCellsInput!) {
      result: setPolicyCells(input: $input) {
        ... on SetPolicyCellsSuccess {
          matrix {
            id
            ...MatrixEditor_matrix
          }
        }
        ... on Error @alias(as: "error") {
          message
        }
        ... on ValidationError @alias(as: "validation") {
          fields {
            path
            message
          }
        }
        ... on ConflictError @alias(as: "conflict") {
          differences {
            field
            yours
            current
          }
        }
      }
    }
  `)
  const isNeeded = cells.length > 0
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
  const discard = () => {
    setProblem(undefined)
    onDiscard()
  }
  const submit = async () => {
    const { problems } = await save({ organizationId, cells })
    if (problems) {
      setProblem(Object.values(problems).join(' '))
      // What is there by now is shown; what was set stays set above it.
      await revalidate()
      return
    }
    toast('success', `${count(cells.length)} saved`, 'It acts within 5 seconds.')
    discard()
  }
  if (!isNeeded) return null
  return (
    <Box
      role="region"
      aria-label="Unsaved changes"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: { xs: 3, md: 5 }, py: 2, borderTop: '1px solid var(--ops-line)', bgcolor: 'background.paper' }}
    >
      {problem ? (
        <Box sx={{ flexBasis: '100%' }}>
          <Notice role="alert">{problem}</Notice>
        </Box>
      ) : null}
      <Box role="status" sx={{ mr: 'auto' }}>
        {count(cells.length)} not saved
      </Box>
      <PlainButton type="button" className="outlined" onClick={discard}>
        Discard
      </PlainButton>
      <PlainButton type="button" className="primary" disabled={isInFlight} onClick={() => void submit()}>
        Save {count(cells.length)}
      </PlainButton>
    </Box>
  )
}
