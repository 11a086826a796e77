import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SignInPolicySection_organization$key } from '../../__generated__/SignInPolicySection_organization.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { addressesInWords } from './addresses.ts'
import * as t from './__generated__/messages.ts'

const SignInPolicyDialog = lazy(async () => ({
  default: (await import('./SignInPolicyDialog.tsx')).SignInPolicyDialog,
}))

const SessionLimitsDialog = lazy(async () => ({
  default: (await import('./SessionLimitsDialog.tsx')).SessionLimitsDialog,
}))

/** How long a session lasts where an organization says nothing, in hours. */
const everywhere = { session: 30 * 24, idle: 14 * 24 }

const hoursOf = (hours: number) => (hours % 24 ? t.someHours({ count: hours }) : t.someDays({ count: hours / 24 }))

/** What a root organization requires at sign-in, for its Admins. */
export function SignInPolicySection({ organization: key }: { organization: SignInPolicySection_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment SignInPolicySection_organization on Organization {
        id
        ...SessionLimitsDialog_organization
        signInPolicy {
          requiresSecondFactor
          longestSessionHours
          longestIdleHours
          addresses
          version
          people
          peopleWithSecondFactor
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'factor' | 'limits'>()
  const { id, signInPolicy } = organization
  if (!signInPolicy) return null
  const { requiresSecondFactor, longestSessionHours, longestIdleHours, addresses, version } = signInPolicy
  const { people, peopleWithSecondFactor } = signInPolicy
  const close = () => setOpen(undefined)
  return (
    <Section
      title={t.signInPolicy}
      about={t.whatThePolicyIs}
      actions={
        <>
          <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen('limits')}>
            {t.limitSessionsOn}
          </PlainButton>
          <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen('factor')}>
            {requiresSecondFactor ? t.makeSecondFactorOptional : t.requireSecondFactor}
          </PlainButton>
        </>
      }
    >
      <Box sx={{ px: 3, py: 3 }}>
        <Facts
          facts={[
            [t.secondFactor, requiresSecondFactor ? t.required : t.optional],
            [t.peopleWithOne, t.someOfAll({ some: String(peopleWithSecondFactor), count: people })],
            [t.sessionEndsAfter, hoursOf(longestSessionHours ?? everywhere.session)],
            [t.withoutUseAfter, hoursOf(longestIdleHours ?? everywhere.idle)],
            [t.signInFrom, addressesInWords(addresses)],
          ]}
        />
      </Box>
      {open === 'limits' ? (
        <LateWindow onFailure={close}>
          <SessionLimitsDialog organization={organization} onClose={close} />
        </LateWindow>
      ) : null}
      {open === 'factor' ? (
        <LateWindow onFailure={close}>
          <SignInPolicyDialog
            organizationId={id}
            version={version}
            requires={!requiresSecondFactor}
            without={people - peopleWithSecondFactor}
            onClose={close}
          />
        </LateWindow>
      ) : null}
    </Section>
  )
}
