import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditIdentityButton_user$key } from '../../__generated__/EditIdentityButton_user.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { IdentityDialog } from './IdentityDialog.tsx'
import * as t from './__generated__/messages.ts'

/** The way to another name or email of one's own. */
export function EditIdentityButton({ user: key }: { user: EditIdentityButton_user$key }) {
  const user = useFragment(
    graphql`
      fragment EditIdentityButton_user on User {
        ...IdentityDialog_user
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  return (
    <>
      <PlainButton type="button" className="outlined" onClick={() => setOpen(true)}>
        {t.changeNameOrEmail}
      </PlainButton>
      {open ? <IdentityDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
