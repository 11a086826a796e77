import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SecondFactorSection_user$key } from '../../__generated__/SecondFactorSection_user.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import * as t from './__generated__/messages.ts'

const SetUpDialog = lazy(async () => ({ default: (await import('./SetUpDialog.tsx')).SetUpDialog }))
const NewCodesDialog = lazy(async () => ({ default: (await import('./NewCodesDialog.tsx')).NewCodesDialog }))
const RemoveDialog = lazy(async () => ({ default: (await import('./RemoveDialog.tsx')).RemoveDialog }))

/** One's second factor: set up, replaced or removed, and new recovery codes. */
export function SecondFactorSection({ user }: { user: SecondFactorSection_user$key }) {
  const { secondFactor } = useFragment(
    graphql`
      fragment SecondFactorSection_user on User {
        secondFactor {
          isSetUp
          addedAt
          lastUsedAt
          recoveryCodesLeft
          requiredBy
        }
      }
    `,
    user,
  )
  const [open, setOpen] = useState<'setup' | 'codes' | 'remove' | null>(null)
  if (!secondFactor) return null
  const { isSetUp, addedAt, lastUsedAt, recoveryCodesLeft, requiredBy } = secondFactor
  const close = () => setOpen(null)
  const button = (what: NonNullable<typeof open>, label: string) => (
    <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen(what)}>
      {label}
    </PlainButton>
  )
  const required = requiredBy.length ? t.requiredBy({ organizations: requiredBy.join(', ') }) : null
  return (
    <Section
      title={t.secondFactor}
      about={
        <>
          {t.whatItDoes} {required}
        </>
      }
      actions={
        isSetUp ? (
          <>
            {button('setup', t.replaceApp)}
            {button('codes', t.newCodes)}
            {requiredBy.length ? null : button('remove', t.remove)}
          </>
        ) : (
          button('setup', t.setUp)
        )
      }
    >
      {isSetUp ? (
        <Box sx={{ px: 3, py: 3 }}>
          <Facts
            facts={[
              [t.setUpOn, addedAt ? momentOf(addedAt) : null],
              [t.lastUsed, lastUsedAt ? momentOf(lastUsedAt) : null],
              [t.codesLeft, t.codesLeftOf({ count: recoveryCodesLeft })],
            ]}
          />
        </Box>
      ) : null}
      {open ? (
        <LateWindow onFailure={close}>
          {open === 'setup' ? (
            <SetUpDialog isSetUp={isSetUp} onClose={close} />
          ) : open === 'codes' ? (
            <NewCodesDialog onClose={close} />
          ) : (
            <RemoveDialog onClose={close} />
          )}
        </LateWindow>
      ) : null}
    </Section>
  )
}
