import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { DirectorySection_organization$key } from '../../__generated__/DirectorySection_organization.graphql.ts'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { DirectorySteps } from './DirectorySteps.tsx'
import * as t from './__generated__/messages.ts'

/** What the directory of a root organization has sent, and how it is set up until then, for its Admins. */
export function DirectorySection({ organization }: { organization: DirectorySection_organization$key }) {
  const { directory } = useFragment(
    graphql`
      fragment DirectorySection_organization on Organization {
        directory {
          url
          people
          activePeople
          groups
          changedAt
        }
      }
    `,
    organization,
  )
  if (!directory) return null
  const { url, people, activePeople: active, groups, changedAt } = directory
  return (
    <Section title={t.directory} about={t.whatItIsFor}>
      <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
        {changedAt ? (
          <Facts
            facts={[
              [t.people, t.somePeople({ people, active })],
              [t.groups, t.someGroups({ groups })],
              [t.lastChange, <Moment key="changed" at={changedAt} />],
            ]}
          />
        ) : (
          <DirectorySteps />
        )}
        {url ? (
          <CopyField label={t.scimAddress} value={url} />
        ) : (
          <Typography color="textSecondary">{t.noPublicAddress}</Typography>
        )}
        {changedAt ? (
          <Typography variant="body2" color="textSecondary">
            {t.rulesSayWhere}
          </Typography>
        ) : null}
      </Box>
    </Section>
  )
}
