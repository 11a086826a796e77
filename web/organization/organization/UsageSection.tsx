import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UsageSection_organization$key } from '../../__generated__/UsageSection_organization.graphql.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { UsageBars } from './UsageBars.tsx'
import * as t from './__generated__/messages.ts'

interface UsageSectionProps {
  organization: UsageSection_organization$key
  onChanged: () => void
}

/** What a root organization uses of its quotas, for those who administer it; what is much takes its time to count. */
export function UsageSection({ organization: key, onChanged }: UsageSectionProps) {
  const organization = useFragment(
    graphql`
      fragment UsageSection_organization on Organization {
        can {
          administer {
            allowed
          }
        }
        ...UsageBars_organization @defer
      }
    `,
    key,
  )
  if (!organization.can.administer.allowed) return null
  return (
    <Section title={t.usage} about={t.usageAbout}>
      <Retry onRetry={onChanged} style={{ padding: 24 }}>
        <Suspense fallback={<Ghost role="group" aria-label={t.counting} style={{ height: 80, margin: 24 }} />}>
          <UsageBars organization={organization} />
        </Suspense>
      </Retry>
    </Section>
  )
}
