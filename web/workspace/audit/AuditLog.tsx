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
        noun: { type: "AuditNoun" }
        actorId: { type: "ID" }
        fromDay: { type: "Date" }
        toDay: { type: "Date" }
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
        audit(
          first: $first
          after: $after
          noun: $noun
          actorId: $actorId
          fromDay: $fromDay
          toDay: $toDay
          includeBelow: $includeBelow
        ) @connection(key: "AuditLog_audit", filters: ["noun", "actorId", "fromDay", "toDay", "includeBelow"]) {
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
      title="Audit log"
      about={
        allowed
          ? 'Who changed what, and when. It is added to, never changed.'
          : `Only what you changed yourself. ${reason}`
      }
      actions={
        <ListExport
          list="AUDIT"
          label="Audit log"
          narrowedTo={({ noun, actorId, fromDay, toDay, includeBelow }) => ({
            of: data.id,
            noun,
            actorId,
            fromDay,
            toDay,
            includeBelow,
          })}
        />
      }
    >
      {children}
      {edges.length ? (
        <Entries aria-label="Changes, the newest first">
          {edges.map(({ node }) => (
            <li key={node.id}>
              <AuditEntryItem entry={node} timeZone={data.timeZone} here={data.id} />
            </li>
          ))}
        </Entries>
      ) : (
        <Centered
          title="No changes"
          text={
            allowed
              ? 'Nothing was changed here, or nothing that this narrows it to.'
              : 'You changed nothing here, or nothing that this narrows it to.'
          }
        />
      )}
      <More page={page} style={{ padding: 12, borderTop: '1px solid var(--ops-line-2)' }} />
    </Section>
  )
}
