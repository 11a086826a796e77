import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AuditLog_organization$key } from '../../__generated__/AuditLog_organization.graphql.ts'
import type { AuditLogPageQuery } from '../../__generated__/AuditLogPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { AuditEntryItem } from './AuditEntryItem.tsx'
import * as t from './__generated__/messages.ts'

const Entries = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: '1px solid var(--ops-line-2)' },
})

/** The changes, the newest first, page by page. */
export function AuditLog({ organization, children }: { organization: AuditLog_organization$key; children: ReactNode }) {
  const { data, ...page } = usePaginationFragment<AuditLogPageQuery, AuditLog_organization$key>(
    graphql`
      fragment AuditLog_organization on Organization
      @refetchable(queryName: "AuditLogPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 30 }
        after: { type: "Cursor" }
        filter: { type: "AuditEntryFilter!" }
        includeBelow: { type: "Boolean!" }
      ) {
        id
        timeZone
        can {
          readAudit {
            allowed
            reason
          }
        }
        audit(first: $first, after: $after, filter: $filter, includeBelow: $includeBelow)
          @connection(key: "AuditLog_audit", filters: ["filter", "includeBelow"]) {
          edges {
            node {
              id
              ...AuditEntryItem_entry
            }
          }
        }
      }
    `,
    organization,
  )
  const { allowed, reason } = data.can.readAudit
  const { edges } = data.audit
  return (
    <Section
      title={t.auditLog}
      about={allowed ? t.whoChangedWhatAndWhenIt : t.onlyWhatYouChangedYourself({ reason: reason ?? '' })}
      actions={
        <ListExport
          list="AUDIT"
          label={t.auditLog}
          narrowedTo={({ filter, includeBelow }) => ({ of: data.id, filter, includeBelow })}
        />
      }
    >
      {children}
      {edges.length ? (
        <Entries aria-label={t.changesTheNewestFirst}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <AuditEntryItem entry={node} timeZone={data.timeZone} here={data.id} />
            </li>
          ))}
        </Entries>
      ) : (
        <Centered
          title={t.noChanges}
          text={allowed ? t.nothingWasChangedHereOrNothing : t.youChangedNothingHereOrNothing}
        />
      )}
      <More page={page} style={{ padding: 12, borderTop: '1px solid var(--ops-line-2)' }} />
    </Section>
  )
}
