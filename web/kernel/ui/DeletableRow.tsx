import { useState, type ReactNode } from 'react'
import type { Problems } from '../relay/problems.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { RowActions, type Permission } from './RowActions.tsx'

interface DeletableRowProps {
  name: string
  canEdit: Permission
  canDelete: Permission
  isChosen?: boolean
  onShow?: () => void
  onEdit: () => void
  remove: () => Promise<{ problems?: Problems }>
  waiting: boolean
  onDeleted: () => void
  /** What is said before it goes. */
  warning: string
  /** The cells before what can be done. */
  children: ReactNode
}

/** A row that is edited, and deleted once one was asked. */
export function DeletableRow({
  name,
  canEdit,
  canDelete,
  isChosen,
  onShow,
  onEdit,
  remove,
  waiting,
  onDeleted,
  warning,
  children,
}: DeletableRowProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <tr aria-current={isChosen || undefined} style={isChosen ? { background: 'var(--ops-brand-weak)' } : undefined}>
      {children}
      <td>
        <RowActions
          name={name}
          onShow={onShow}
          onEdit={onEdit}
          edit={canEdit}
          remove={canDelete}
          onDelete={() => setAsked(true)}
        />
        {isAsked ? (
          <DeleteDialog
            name={name}
            remove={remove}
            waiting={waiting}
            onClose={() => setAsked(false)}
            onDeleted={() => {
              setAsked(false)
              onDeleted()
            }}
          >
            {warning}
          </DeleteDialog>
        ) : null}
      </td>
    </tr>
  )
}
