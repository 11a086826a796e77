import { styled } from '@mui/material/styles'
import { useNavigate } from 'react-router-dom'
import * as t from './__generated__/messages.ts'

const Select = styled('select')({
  minHeight: 32,
  maxWidth: 220,
  padding: '0 8px',
  border: '1px solid var(--ops-line)',
  borderRadius: 8,
  background: 'var(--ops-surface)',
  color: 'var(--ops-ink)',
  font: 'inherit',
})

interface TreeSwitchProps {
  roots: readonly { readonly id: string; readonly name: string }[]
  chosen: string | undefined
}

/** Whose departments are shown, for who belongs to several trees. */
export function TreeSwitch({ roots, chosen }: TreeSwitchProps) {
  const navigate = useNavigate()
  if (roots.length < 2) return null
  return (
    <Select
      aria-label={t.organization}
      value={roots.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={(event) => void navigate(`?org=${event.target.value}`)}
    >
      {roots.some(({ id }) => id === chosen) ? null : <option value="">{t.asChosen}</option>}
      {roots.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
