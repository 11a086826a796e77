import Box from '@mui/material/Box'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

export interface Permission {
  readonly allowed: boolean
  readonly reason?: string | null
}

interface RowActionsProps {
  /** Of what, for who hears the buttons one by one. */
  name: string
  onShow?: () => void
  onEdit: () => void
  onDelete: () => void
  edit: Permission
  remove: Permission
}

/** What can be done with a row; what can't says why in its title and to a screen reader. */
export function RowActions({ name, onShow, onEdit, onDelete, edit, remove }: RowActionsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      {onShow ? (
        <PlainButton type="button" aria-label={t.showOnTheMap({ name })} onClick={onShow}>
          {t.showOnMap}
        </PlainButton>
      ) : null}
      <Action label={t.edit} name={name} permission={edit} onClick={onEdit} />
      <Action label={t.delete2} name={name} permission={remove} onClick={onDelete} />
    </Box>
  )
}

interface ActionProps {
  label: string
  name: string
  permission: Permission
  onClick: () => void
}

function Action({ label, name, permission: { allowed, reason }, onClick }: ActionProps) {
  return (
    <PlainButton
      type="button"
      aria-label={allowed ? `${label} ${name}` : `${label} ${name}: ${reason}`}
      aria-disabled={!allowed || undefined}
      title={allowed ? undefined : (reason ?? undefined)}
      style={allowed ? undefined : { color: 'var(--ops-ink-3)', cursor: 'default' }}
      onClick={allowed ? onClick : undefined}
    >
      {label}
    </PlainButton>
  )
}
