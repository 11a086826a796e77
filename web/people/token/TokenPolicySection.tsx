import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TokenPolicySection_organization$key } from '../../__generated__/TokenPolicySection_organization.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { addressesInWords } from '../factor/addresses.ts'
import { scopesInWords } from './scopeNames.ts'
import * as t from './__generated__/messages.ts'

const TokenPolicyDialog = lazy(async () => ({ default: (await import('./TokenPolicyDialog.tsx')).TokenPolicyDialog }))

/** How many days a token lives at most where an organization says nothing. */
const everywhere = 366

/** What access tokens of people who belong to a root organization may be, for its Admins. */
export function TokenPolicySection({ organization: key }: { organization: TokenPolicySection_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment TokenPolicySection_organization on Organization {
        ...TokenPolicyDialog_organization
        tokenPolicy {
          longestDays
          scopes
          addresses
          allowsSelfRegistration
          tokens
          refusedTokens
        }
      }
    `,
    key,
  )
  const [isOpen, setIsOpen] = useState(false)
  if (!organization.tokenPolicy) return null
  const { longestDays, scopes, addresses, allowsSelfRegistration, ...counts } = organization.tokenPolicy
  const { tokens, refusedTokens: refused } = counts
  const close = () => setIsOpen(false)
  return (
    <Section
      title={t.accessTokens}
      about={t.whatTheyMayBe}
      actions={
        <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t.changeOn}
        </PlainButton>
      }
    >
      <Box sx={{ px: 3, py: 3 }}>
        <Facts
          facts={[
            [t.longestLife, t.days({ count: longestDays ?? everywhere })],
            [t.scopes, scopes.length ? scopesInWords(scopes) : t.none],
            [t.usedFrom, addressesInWords(addresses)],
            [t.selfRegistration, allowsSelfRegistration ? t.allowed : t.notAllowed],
            [t.tokensInUse, t.someTokens({ tokens, refused })],
          ]}
        />
      </Box>
      {isOpen ? (
        <LateWindow onFailure={close}>
          <TokenPolicyDialog organization={organization} onClose={close} />
        </LateWindow>
      ) : null}
    </Section>
  )
}
