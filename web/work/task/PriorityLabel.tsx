import { priorityName } from '../../kernel/ui/priorityName.ts'
import { styled } from '@mui/material/styles'
import { priorityColor } from '../../organization/reference/priorities.ts'
import * as t from './__generated__/messages.ts'

const Label = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  '& i': { width: 8, height: 8, borderRadius: 2, flex: 'none' },
})

interface PriorityLabelProps {
  id: string
  name: string
}

/** A priority: its small square, and its name. */
export const PriorityLabel = ({ id, name }: PriorityLabelProps) => (
  <Label>
    <i aria-hidden="true" style={{ background: priorityColor(id) }} />
    {priorityName(name) || t.none}
  </Label>
)
