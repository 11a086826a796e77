import { uuidIn } from '../../kernel/relay/globalId.ts'
import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ConnectSection_organization$key } from '../../__generated__/ConnectSection_organization.graphql.ts'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'

const doors = [
  {
    path: '/graphql',
    label: 'GraphQL',
    help: 'Everything that the product does, and changes as they happen, as server-sent events. In a browser it explains itself.',
  },
  { path: '/api', label: 'REST', help: 'The calls of older clients, each twin of an operation of the graph.' },
  { path: '/ingest', label: 'Observations', help: 'Data of metrics from machines: a JSON object a line, by POST.' },
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
      title="How to connect"
      about={
        <>
          The addresses for other programs. For calendars, everybody makes{' '}
          <Link to="/mycalendar/feeds">feeds of their own</Link>.
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
        <CopyField label="This organization in REST" value={uuidIn(id)} help="Older clients call it saas_org_uuid." />
        <CopyField label="This organization in GraphQL" value={id} help="Its id, wherever an operation takes one." />
      </Box>
    </Section>
  )
}
