import Box from '@mui/material/Box'
import { useId } from 'react'
import { scopeAbouts, scopesOffered, type TokenUser } from './scopeNames.ts'
import * as t from './__generated__/messages.ts'

interface ScopesFieldProps {
  chosen: readonly string[]
  /** As whom a program acts with it. */
  actsAs?: TokenUser
  problem?: string
  onChange: (chosen: readonly string[]) => void
}

/** What a program may do with a token: one thing at least. */
export function ScopesField({ chosen, actsAs = 'viewer', problem, onChange }: ScopesFieldProps) {
  const id = useId()
  const abouts = scopeAbouts[actsAs]
  return (
    <Box
      component="fieldset"
      aria-describedby={problem ? id : undefined}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'grid',
        gap: 2,
        '& label': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 2, alignItems: 'start' },
        '& input': { width: 16, height: 16, m: 0, mt: '2px', accentColor: 'var(--ops-brand)' },
      }}
    >
      <Box
        component="legend"
        sx={{ p: 0, mb: 1, color: 'text.secondary', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}
      >
        {t.may}
      </Box>
      {scopesOffered(actsAs).map(({ value, name }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          <span>
            {name}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
              {abouts[value]}
            </Box>
          </span>
        </label>
      ))}
      {problem ? (
        <Box component="p" id={id} sx={{ m: 0, color: 'var(--ops-late)', fontSize: 12, lineHeight: '16px' }}>
          {problem}
        </Box>
      ) : null}
    </Box>
  )
}
