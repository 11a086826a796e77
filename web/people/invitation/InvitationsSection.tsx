import { graphql, usePaginationFragment } from 'react-relay'
import type { InvitationsSectionPageQuery } from '../../__generated__/InvitationsSectionPageQuery.graphql.ts'
import type { InvitationsSection_query$key } from '../../__generated__/InvitationsSection_query.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteButton } from './InviteButton.tsx'
import * as t from './__generated__/messages.ts'

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
      <Section title={t.invitations}>
        <Empty>{data.organizationRoots[0]?.can.invite.reason ?? t.youBelongToNoOrganizationYet}</Empty>
      </Section>
    )
  }
  return (
    <TableSection
      title={t.invitations}
      about={t.eachCodeWorksOnceOneFor}
      actions={
        <>
          <ListExport list="INVITATIONS" label={t.invitations} narrowedTo={() => ({})} />
          <InviteButton className="primary" />
        </>
      }
      caption={t.whoIsInvited}
      columns={[t.for, t.organization, t.joinsAs, t.made, t.state, '']}
      empty={t.nobodyIsInvitedAnInvitationSpares}
      page={page}
    >
      {edges.map(({ node }) => (
        <InvitationRow key={node.id} invitation={node} />
      ))}
    </TableSection>
  )
}
