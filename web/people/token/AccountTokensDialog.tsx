import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AccountTokensDialog_account$key } from '../../__generated__/AccountTokensDialog_account.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx'
import { RotateTokenDialog } from './RotateTokenDialog.tsx'
import { TokenRow, type NamedToken } from './TokenRow.tsx'
import * as t from './__generated__/messages.ts'

interface AccountTokensDialogProps {
  account: AccountTokensDialog_account$key
  onClose: () => void
}

type Asked = { what: 'create' } | { what: 'rotate' | 'revoke'; token: NamedToken }

/** The tokens of a service account: more of them, others in their place, and their end. */
export function AccountTokensDialog({ account: key, onClose }: AccountTokensDialogProps) {
  const account = useFragment(
    graphql`
      fragment AccountTokensDialog_account on ServiceAccount {
        id
        name
        state
        expiresAt
        accessTokens(first: 100, filter: { state: { ne: REVOKED } }) {
          nodes {
            id
            ...TokenRow_token
          }
        }
      }
    `,
    key,
  )
  const tokens = account.accessTokens.nodes
  const titleId = useId()
  const [asked, setAsked] = useState<Asked>()
  const frame = useKeptFocus<HTMLDivElement>(tokens.length)
  const ask = (what: 'rotate' | 'revoke') => (token: NamedToken) => setAsked({ what, token })
  const close = () => setAsked(undefined)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.tokensOf({ name: account.name })}</DialogTitle>
      <DialogContent ref={frame} sx={{ px: 2 }}>
        {tokens.length ? (
          <Table caption={t.tokensOf({ name: account.name })} columns={[t.name, t.may, t.lastUsed, t.expires, '']}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={ask('revoke')} onRotate={ask('rotate')} />
            ))}
          </Table>
        ) : (
          <Empty>{t.noTokensOfAccount}</Empty>
        )}
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={onClose}>
          {t.close}
        </PlainButton>
        {account.state === 'ACTIVE' ? (
          <PlainButton
            type="button"
            className="primary"
            aria-haspopup="dialog"
            onClick={() => setAsked({ what: 'create' })}
          >
            {t.newTokenOn}
          </PlainButton>
        ) : null}
      </DialogActions>
      {asked?.what === 'create' ? <CreateTokenDialog account={account} onClose={close} /> : null}
      {asked?.what === 'rotate' ? (
        <RotateTokenDialog token={asked.token} ends={account.expiresAt} onClose={close} />
      ) : null}
      {asked?.what === 'revoke' ? <RevokeTokenDialog token={asked.token} owner={account.name} onClose={close} /> : null}
    </Dialog>
  )
}
