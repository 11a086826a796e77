import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { graphql } from 'react-relay'
import type { AccountDialogQuery } from '../../__generated__/AccountDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { CloseAccountButton } from './CloseAccountButton.tsx'
import { DisableUserButton } from './DisableUserButton.tsx'
import { ServiceAccountTag } from './ServiceAccountTag.tsx'
import { SignInParts } from './SignInParts.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AccountDialogQuery($id: ID!) {
    node(id: $id) {
      ... on User @alias(as: "user") {
        name
        isServiceAccount
        can {
          disable {
            allowed
            reason
          }
          close {
            allowed
            reason
          }
        }
        ...SignInParts_user
        ...DisableUserButton_user
        ...CloseAccountButton_user
      }
    }
  }
`

interface AccountDialogProps {
  id: string
  onClose: () => void
  /** The account is closed for good. */
  onClosed: () => void
}

/** Somebody's account: a link for a new password, whether they may sign in at all, and its end. */
export function AccountDialog({ id, onClose, onClosed }: AccountDialogProps) {
  const titleId = useId()
  const { data, failure } = useLookUp<AccountDialogQuery>(query, { id })
  const user = data?.node?.user
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{user ? t.accountOf({ name: user.name }) : t.account}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {failure ? <Notice role="alert">{failure}</Notice> : null}
        {user?.isServiceAccount ? (
          <div>
            <ServiceAccountTag /> {t.serviceAccountIsManaged}
          </div>
        ) : null}
        {user && !user.isServiceAccount ? <SignInParts user={user} /> : null}
        {user ? (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Typography>{user.isServiceAccount ? t.aDisabledAccountHasNoTokens : t.whoIsDisabledCantSignIn}</Typography>
            <DisableUserButton user={user} />
            <Why permission={user.can.disable} />
          </Box>
        ) : null}
        {user && !user.isServiceAccount ? (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Typography>{t.leavesForGood}</Typography>
            <CloseAccountButton user={user} onClosed={onClosed} />
            <Why permission={user.can.close} />
          </Box>
        ) : null}
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={onClose}>
          {t.close}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
