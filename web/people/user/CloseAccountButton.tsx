import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { CloseAccountButton_user$key } from '../../__generated__/CloseAccountButton_user.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const CloseAccountDialog = lazy(async () => ({
  default: (await import('./CloseAccountDialog.tsx')).CloseAccountDialog,
}))

interface CloseAccountButtonProps {
  user: CloseAccountButton_user$key
  onClosed: () => void
}

/** Closes somebody's account for good, after asking. */
export function CloseAccountButton({ user: key, onClosed }: CloseAccountButtonProps) {
  const user = useFragment(
    graphql`
      fragment CloseAccountButton_user on User {
        id
        name
        can {
          close {
            allowed
          }
        }
      }
    `,
    key,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton
        type="button"
        className="outlined"
        aria-haspopup="dialog"
        aria-label={t.closeAccountOfAsk({ name: user.name })}
        disabled={!user.can.close.allowed}
        onClick={() => setOpen(true)}
      >
        {t.closeAccountAsk}
      </PlainButton>
      {isOpen ? (
        <LateWindow onFailure={() => setOpen(false)}>
          <CloseAccountDialog user={user} onClose={() => setOpen(false)} onClosed={onClosed} />
        </LateWindow>
      ) : null}
    </>
  )
}
