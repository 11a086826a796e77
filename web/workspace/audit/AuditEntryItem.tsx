import { styled } from '@mui/material/styles'
import { graphql, useFragment } from 'react-relay'
import type { AuditEntryItem_entry$key } from '../../__generated__/AuditEntryItem_entry.graphql.ts'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const Frame = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(220px, 4fr) minmax(0, 7fr)',
  gap: 12,
  padding: '10px 12px',
  '& small': { display: 'block', color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
  '& strong': { fontWeight: 550 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(90px, 170px) minmax(0, 1fr)',
    gap: '2px 12px',
    alignContent: 'start',
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& dt': { color: 'var(--ops-ink-3)' },
  '& dd': { margin: 0 },
  '& .was': { color: 'var(--ops-ink-3)', textDecoration: 'line-through', textDecorationColor: 'var(--ops-ink-3)' },
  '& .hidden': { color: 'var(--ops-ink-3)', fontStyle: 'italic' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '28px minmax(0, 1fr)',
    '& dl': { gridColumn: 2, gridTemplateColumns: 'minmax(80px, 2fr) minmax(0, 3fr)' },
  },
}))

const sentences = {
  CREATE: t.addedNoun,
  UPDATE: t.changedNoun,
  DELETE: t.removedNoun,
  '%future added value': t.changedNoun,
} as const

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

interface AuditEntryItemProps {
  entry: AuditEntryItem_entry$key
  timeZone: string
  /** The id of the organization whose log it is in. */
  here: string
}

/** One change: who, when, what of what, and each field before and after. */
export function AuditEntryItem({ entry, timeZone, here }: AuditEntryItemProps) {
  const { at, noun, nounName, about, event, action, actor, organization, changes } = useFragment(
    graphql`
      fragment AuditEntryItem_entry on AuditEntry {
        at
        noun
        nounName
        about
        event
        action
        actor {
          name
        }
        organization {
          id
          name
        }
        changes {
          field
          before
          after
          hiddenBecause
        }
      }
    `,
    entry,
  )
  const now = useNow()
  const shown = (value: string | null | undefined) =>
    value && instant.test(value) ? momentText(value, timeZone, now) : value
  const who = actor?.name ?? t.unknownActor
  return (
    <Frame>
      <span aria-hidden="true">
        <Initials name={who} size={24} />
      </span>
      <div>
        <strong>{who}</strong>{' '}
        {event ?? (noun === 'PolicyCell' ? t.changedNoun : sentences[action])({ noun: nounName })}
        {about ? <div>{about}</div> : null}
        <small>
          <time dateTime={at}>{momentText(at, timeZone, now)}</time>
          {organization && organization.id !== here ? ` · ${organization.name}` : ''}
        </small>
      </div>
      <dl>
        {changes.map(({ field, before, after, hiddenBecause }) => (
          <Change key={field} field={field} before={shown(before)} after={shown(after)} hiddenBecause={hiddenBecause} />
        ))}
      </dl>
    </Frame>
  )
}

interface ChangeProps {
  field: string
  before: string | null | undefined
  after: string | null | undefined
  hiddenBecause: string | null | undefined
}

function Change({ field, before, after, hiddenBecause }: ChangeProps) {
  return (
    <>
      <dt>{field}</dt>
      {hiddenBecause ? (
        <dd className="hidden">{t.changedNotShown({ hiddenBecause })}</dd>
      ) : (
        <dd>
          {before ? <span className="was">{before}</span> : null}
          {before ? ' → ' : ''}
          {after ?? (before ? t.nothing : '')}
        </dd>
      )}
    </>
  )
}
