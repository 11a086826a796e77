import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { PermissionList } from './PermissionList.tsx'
import { PersonField } from './PersonField.tsx'
import type { PreviewCells } from './usePermissions.ts'
import * as t from './__generated__/messages.ts'

interface PermissionPreviewProps {
  matrixId: string
  organizationId: string
  cells: PreviewCells
}

/** What somebody may do in the end, with what is not saved; whom stands in the address. */
export function PermissionPreview({ matrixId, organizationId, cells }: PermissionPreviewProps) {
  const id = useId()
  const { search, set } = useNarrowing()
  const person = search.get('person')
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 3,
        p: { xs: 3, md: 5 },
        minHeight: 0,
        overflowY: { lg: 'auto' },
        borderInlineStart: { lg: '1px solid var(--ops-line)' },
        borderTop: { xs: '1px solid var(--ops-line)', lg: 0 },
      }}
    >
      <Typography component="h2" variant="h2" id={id}>
        {t.whatSomebodyMayDo}
      </Typography>
      <PersonField
        label={t.person}
        organizationId={organizationId}
        value={person}
        onChange={(chosen) => set({ person: chosen })}
        help={t.byAllThatTheyAreIn}
      />
      {person ? <PermissionList matrixId={matrixId} userId={person} cells={cells} /> : null}
    </Box>
  )
}
