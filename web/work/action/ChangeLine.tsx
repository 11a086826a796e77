import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { ChangeLine_entry$key } from '../../__generated__/ChangeLine_entry.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { fields } from '../../kernel/ui/fields.ts'
import { saidOf, timeText } from '../../kernel/ui/times.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import * as t from './__generated__/messages.ts'

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

interface ChangeLineProps {
  entry: ChangeLine_entry$key
  /** The zone of the record's organization. */
  zone: string
}

/** A step in the history of a record, in small: what was done, by whom, and what changed with it. */
export function ChangeLine({ entry: key, zone }: ChangeLineProps) {
  const { label, stateName, reason, at, actor, onBehalfOf, changes } = useFragment(
    graphql`
      fragment ChangeLine_entry on HistoryEntry {
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
    `,
    key,
  )
  const now = useNow()
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '18px', overflowWrap: 'anywhere' }}>
      <div>
        <strong>{label}</strong> · {stateName} · {actorText(actor?.name ?? t.aClock, onBehalfOf?.name)},{' '}
        <time dateTime={at} title={momentOf(at)}>
          {timeText(at, zone)}
        </time>
      </div>
      {reason ? <Box sx={{ color: 'text.primary' }}>{reason}</Box> : null}
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          {fieldNames[field] ?? field}: {before ? `${saidOf(before, zone, now)} → ` : ''}
          {saidOf(after, zone, now) || t.nobody}
        </div>
      ))}
    </Box>
  )
}

/** Who did something, and for whom. */
const actorText = (actor: string, name: string | undefined) => (name ? t.onBehalfOf({ actor, name }) : actor)
