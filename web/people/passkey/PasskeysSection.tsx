import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PasskeysSection_user$key } from '../../__generated__/PasskeysSection_user.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { dayOf, momentOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { RowActions } from '../../kernel/ui/RowActions.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { knowsPasskeys } from './askPasskey.ts'
import * as t from './__generated__/messages.ts'

const AddPasskeyDialog = lazy(async () => ({ default: (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog }))
const RenamePasskeyDialog = lazy(async () => ({
  default: (await import('./RenamePasskeyDialog.tsx')).RenamePasskeyDialog,
}))
const DeletePasskeyDialog = lazy(async () => ({
  default: (await import('./DeletePasskeyDialog.tsx')).DeletePasskeyDialog,
}))

const allowed = { allowed: true }

interface Asked {
  what: 'add' | 'rename' | 'delete'
  passkey?: { readonly id: string; readonly name: string }
}

/** One's passkeys: added, renamed and deleted. */
export function PasskeysSection({ user }: { user: PasskeysSection_user$key }) {
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeysSection_user on User {
        passkeys {
          id
          name
          isSynced
          createdAt
          lastUsedAt
        }
      }
    `,
    user,
  )
  const [asked, setAsked] = useState<Asked>()
  if (!passkeys) return null
  const close = () => setAsked(undefined)
  const { what, passkey } = asked ?? {}
  return (
    <Section
      title={t.passkeys}
      about={knowsPasskeys() ? t.whatTheyDo : t.notInThisBrowser}
      actions={
        knowsPasskeys() ? (
          <PlainButton
            type="button"
            className="outlined"
            aria-haspopup="dialog"
            onClick={() => setAsked({ what: 'add' })}
          >
            {t.addPasskey}
          </PlainButton>
        ) : null
      }
    >
      {passkeys.length ? (
        <Table caption={t.passkeys} columns={[t.name, t.added, t.lastUsed, '']}>
          {passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => (
            <tr key={id}>
              <th scope="row" style={{ overflowWrap: 'anywhere' }}>
                {name} {isSynced ? <Tag className="planned">{t.onSeveralDevices}</Tag> : null}
              </th>
              <td style={{ whiteSpace: 'nowrap' }}>{dayOf(createdAt)}</td>
              <td style={{ whiteSpace: 'nowrap' }}>{lastUsedAt ? momentOf(lastUsedAt) : t.never}</td>
              <td>
                <RowActions
                  name={name}
                  edit={allowed}
                  remove={allowed}
                  onEdit={() => setAsked({ what: 'rename', passkey: { id, name } })}
                  onDelete={() => setAsked({ what: 'delete', passkey: { id, name } })}
                />
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      {asked ? (
        <LateWindow onFailure={close}>
          {what === 'rename' ? (
            <RenamePasskeyDialog passkey={passkey!} onClose={close} />
          ) : what === 'delete' ? (
            <DeletePasskeyDialog passkey={passkey!} onClose={close} />
          ) : (
            <AddPasskeyDialog onClose={close} />
          )}
        </LateWindow>
      ) : null}
    </Section>
  )
}
