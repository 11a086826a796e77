import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SignInPolicySection_organization$key } from '../../__generated__/SignInPolicySection_organization.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import * as t from './__generated__/messages.ts'

const SignInPolicyDialog = lazy(async () => ({
  default: (await import('./SignInPolicyDialog.tsx')).SignInPolicyDialog,
}))

/** What a root organization requires at sign-in, for its Admins. */
export function SignInPolicySection({ organization: key }: { organization: SignInPolicySection_organization$key }) {
  const { id, signInPolicy } = useFragment(
    graphql`
      fragment SignInPolicySection_organization on Organization {
        id
        signInPolicy {
          requiresSecondFactor
          version
          people
          peopleWithSecondFactor
        }
      }
    `,
    key,
  )
  const [isOpen, setIsOpen] = useState(false)
  if (!signInPolicy) return null
  const { requiresSecondFactor, version, people, peopleWithSecondFactor } = signInPolicy
  const close = () => setIsOpen(false)
  return (
    <Section
      title={t.signInPolicy}
      about={t.whatThePolicyIs}
      actions={
        <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {requiresSecondFactor ? t.makeSecondFactorOptional : t.requireSecondFactor}
        </PlainButton>
      }
    >
      <Box sx={{ px: 3, py: 3 }}>
        <Facts
          facts={[
            [t.secondFactor, requiresSecondFactor ? t.required : t.optional],
            [t.peopleWithOne, t.someOfAll({ some: String(peopleWithSecondFactor), count: people })],
          ]}
        />
      </Box>
      {isOpen ? (
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
