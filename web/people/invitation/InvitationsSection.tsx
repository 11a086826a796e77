import { graphql, usePaginationFragment } from 'react-relay'
import type { InvitationsSectionPageQuery } from '../../__generated__/InvitationsSectionPageQuery.graphql.ts'
import type { InvitationsSection_query$key } from '../../__generated__/InvitationsSection_query.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteButton } from './InviteButton.tsx'

/** Who is invited where, and the way to invite. */
export function InvitationsSection({ query }: { query: InvitationsSection_query$key }) {
  const { data, ...page } = usePaginationFragment<InvitationsSectionPageQuery, InvitationsSection_query$key>(
    graphql`
      fragment InvitationsSection_query on Query
      @refetchable(queryName: "InvitationsSectionPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }) {
        invitations(first: $first, after: $after) @connection(key: "InvitationsSection_invitations") {
          edges {
            node {
              id
              ...InvitationRow_invitation
            }
          }
        }
        organizationRoots {
          can {
            invite {
              reason
            }
          }
        }
        viewer {
          capabilities
        }
      }
    `,
    query,
  )
  const { edges } = data.invitations
  if (!data.viewer?.capabilities.includes('organization.administer')) {
    return (
      <Section title="Invitations">
        <Empty>
          {data.organizationRoots[0]?.can.invite.reason ??
            'You belong to no organization yet, so there is none to invite to.'}
        </Empty>
      </Section>
    )
  }
  return (
    <TableSection
      title="Invitations"
      about="Each code works once, and sets what the person may do. Of one for an address, you confirm the account before it belongs."
      actions={
        <>
          <ListExport list="INVITATIONS" label="Invitations" narrowedTo={() => ({})} />
          <InviteButton className="primary" />
        </>
      }
      caption="Who is invited"
      columns={['For', 'Organization', 'Joins as', 'Made', 'State', '']}
      empty="Nobody is invited. An invitation spares people the asking: they sign up by its link."
      page={page}
    >
      {edges.map(({ node }) => (
        <InvitationRow key={node.id} invitation={node} />
      ))}
    </TableSection>
  )
}
