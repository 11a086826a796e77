import { uuidIn } from '../../kernel/relay/globalId.ts'
import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ConnectSection_organization$key } from '../../__generated__/ConnectSection_organization.graphql.ts'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import * as t from './__generated__/messages.ts'

const doors = [
  {
    path: '/graphql',
    label: t.graphql,
    help: t.everythingThatTheProductDoesAnd,
  },
  { path: '/api', label: 'REST', help: t.theCallsOfOlderClientsEach },
  { path: '/ingest', label: t.observations, help: t.dataOfMetricsFromMachinesA },
]

/** Under which addresses other programs work with an organization, and what it is called there. */
export function ConnectSection({ organization: key }: { organization: ConnectSection_organization$key }) {
  const { id } = useFragment(
    graphql`
      fragment ConnectSection_organization on Organization {
        id
      }
    `,
    key,
  )
  return (
    <Section
      title={t.howToConnect}
      about={
        <>
          {t.theAddressesForOtherProgramsFor} <Link to="/mycalendar/feeds">{t.feedsOfTheirOwn}</Link>.
        </>
      }
    >
      <Box
        sx={{
          p: 3,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {doors.map(({ path, label, help }) => (
          <CopyField key={path} label={label} value={window.location.origin + path} help={help} />
        ))}
        <CopyField label={t.thisOrganizationInRest} value={uuidIn(id)} help={t.olderClientsCallItSaasOrg} />
        <CopyField label={t.thisOrganizationInGraphql} value={id} help={t.itsIdWhereverAnOperationTakes} />
      </Box>
    </Section>
  )
}
