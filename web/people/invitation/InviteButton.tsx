import { lazy } from 'react'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog }))

interface InviteButtonProps {
  /** The organization that is asked for to begin with; the first one where it is left out. */
  organizationId?: string
  className?: 'primary' | 'outlined'
}

/** Opens the add popup `invitation`, and shows it. It stands on screens of who may invite somewhere. */
export function InviteButton({ organizationId, className = 'outlined' }: InviteButtonProps) {
  const { name, given, add, close } = useAddPopup()
  return (
    <>
      <PlainButton
        type="button"
        className={className}
        onClick={() => add('invitation', { organization: organizationId })}
      >
        {t.invite}
      </PlainButton>
      {name === 'invitation' ? (
        <LateWindow onFailure={close}>
          <InviteDialog organization={given.organization} onClose={close} />
        </LateWindow>
      ) : null}
    </>
  )
}
