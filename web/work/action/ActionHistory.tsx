import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { graphql, usePaginationFragment } from 'react-relay'
import type { ActionHistory_action$key } from '../../__generated__/ActionHistory_action.graphql.ts'
import type { ActionHistoryPageQuery } from '../../__generated__/ActionHistoryPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { fields } from '../../kernel/ui/fields.ts'
import { More } from '../../kernel/ui/More.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { momentText, saidOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const Entries = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderLeft: '1px solid var(--ops-line)',
  '& li': { position: 'relative', padding: '0 0 12px 16px' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: -4,
    top: 7,
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: 'var(--ops-ink-3)',
  },
  '& small': { color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px', display: 'block' },
  '& q': { quotes: 'none', color: 'var(--ops-ink-2)' },
})

const fieldNames: Record<string, string> = {
  ...Object.fromEntries(Object.entries(fields.Action).map(([name, { label }]) => [name, label])),
  assignee: t.assignedTo,
  delegate: t.delegatedTo,
  escalatedTo: t.escalatedTo,
  priority: t.priority,
  duration: t.took,
  resumeAt: t.resumes,
  openItems: t.leftOpen,
  actionClass: t.class,
  group: t.group,
  location: t.where,
  vehicle: t.vehicle,
}

/** Everything that was done with the record, latest first. */
export function ActionHistory({ action }: { action: ActionHistory_action$key }) {
  const { data, ...page } = usePaginationFragment<ActionHistoryPageQuery, ActionHistory_action$key>(
    graphql`
      fragment ActionHistory_action on Action
      @refetchable(queryName: "ActionHistoryPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }) {
        id
        organization {
          timeZone
        }
        history(first: $first, after: $after) @connection(key: "ActionHistory_history") {
          edges {
            node {
              id
              label
              stateName
              reason
              at
              actor {
                name
              }
              onBehalfOf {
                name
              }
              changes {
                field
                before
                after
              }
            }
          }
        }
      }
    `,
    action,
  )
  const now = useNow()
  const zone = data.organization.timeZone
  return (
    <section aria-label={t.history}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography component="h3" variant="h2">
          {t.history}
        </Typography>
        <ListExport list="HISTORY" label={t.history} narrowedTo={() => ({ of: data.id })} />
      </Box>
      <Entries>
        {data.history.edges.map(({ node }) => (
          <li key={node.id}>
            <strong>{node.label}</strong> · {node.stateName}
            <small>
              {actorText(node.actor?.name ?? t.aClock, node.onBehalfOf?.name)}, {momentText(node.at, zone, now)}
            </small>
            {node.reason ? <q>{node.reason}</q> : null}
            {node.changes.map(({ field, before, after }) => (
              <small key={field}>
                {fieldNames[field] ?? field}: {before ? `${saidOf(before, zone, now)} → ` : ''}
                {saidOf(after, zone, now) || t.nobody}
              </small>
            ))}
          </li>
        ))}
      </Entries>
      <More page={page} label={t.showEarlier} style={{ padding: '8px 0' }} />
    </section>
  )
}

const actorText = (actor: string, name: string | undefined) => (name ? t.onBehalfOf({ actor, name }) : actor)
