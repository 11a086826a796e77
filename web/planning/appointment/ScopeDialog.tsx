import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import type { AppointmentScope } from '../../__generated__/useChangeAppointmentMutation.graphql.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

export type { AppointmentScope } from '../../__generated__/useChangeAppointmentMutation.graphql.ts'

const scopes = [
  ['THIS', t.thisAppointment],
  ['FOLLOWING', t.thisAndFollowing],
  ['ALL', t.allOfThem],
] as const satisfies readonly (readonly [AppointmentScope, string])[]

interface ScopeDialogProps {
  title: string
  /** What the button says that does it. */
  submit: string
  onChoose: (scope: AppointmentScope) => void
  onClose: () => void
}

/** Asks to which of an appointment that repeats something applies. */
export function ScopeDialog({ title, submit, onChoose, onClose }: ScopeDialogProps) {
  const name = useId()
  const [chosen, setChosen] = useState<AppointmentScope>('THIS')
  return (
    <FormDialog title={title} submit={submit} onSubmit={() => onChoose(chosen)} onClose={onClose}>
      <Box component="fieldset" sx={{ display: 'grid', m: 0, p: 0, border: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 2, color: 'text.secondary' }}>
          {t.itRepeats}
        </Box>
        {scopes.map(([scope, label]) => (
          <Box
            component="label"
            key={scope}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              minHeight: 32,
              '@media (pointer: coarse)': { minHeight: 44 },
            }}
          >
            <input
              type="radio"
              name={name}
              value={scope}
              autoFocus={scope === 'THIS'}
              checked={scope === chosen}
              onChange={() => setChosen(scope)}
            />
            {label}
          </Box>
        ))}
      </Box>
    </FormDialog>
  )
}
