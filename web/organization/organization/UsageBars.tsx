import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import type {
  UsageBars_organization$data,
  UsageBars_organization$key,
} from '../../__generated__/UsageBars_organization.graphql.ts'
import { UsageBar } from './UsageBar.tsx'
import * as t from './__generated__/messages.ts'

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: '20px 32px',
  listStyle: 'none',
  margin: 0,
  padding: 24,
})

/** A bar for each quota of a root organization. */
export function UsageBars({ organization }: { organization: UsageBars_organization$key }) {
  // What is deferred and could not be read is not there, though its type does not tell.
  const { usage }: Partial<UsageBars_organization$data> = useFragment(
    graphql`
      fragment UsageBars_organization on Organization {
        usage {
          kind
          ...UsageBar_use
        }
      }
    `,
    organization,
  )
  if (!usage) throw new Error(t.thisCouldNotBeCounted)
  return (
    <List>
      {usage.map((use) => (
        <UsageBar key={use.kind} use={use} />
      ))}
    </List>
  )
}
