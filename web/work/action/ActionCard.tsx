import { priorityName } from '../../kernel/ui/priorityName.ts'
import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ActionCard_action$key } from '../../__generated__/ActionCard_action.graphql.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { ClockIcon } from '../../kernel/ui/icons.tsx'
import { cardDetails } from './cardDetails.ts'
import { unitText } from '../../organization/vehicle/unitText.ts'
import { priorityColor } from '../../organization/reference/priorities.ts'
import * as t from './__generated__/messages.ts'

// One style for the whole card: hundreds of them scroll by.
const Frame = styled('div')({
  '& h3': {
    margin: 0,
    marginBottom: 2,
    marginInlineEnd: 24,
    font: 'inherit',
    fontWeight: 550,
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  '& .where, & .facts': { color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
  '& .where': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .note': {
    marginTop: 6,
    padding: '4px 8px',
    borderRadius: 6,
    background: 'var(--ops-line-2)',
    color: 'var(--ops-ink-2)',
    fontSize: 12,
    lineHeight: '16px',
  },
  '& .bar': { height: 3, borderRadius: 2, marginTop: 8, background: 'var(--ops-line-2)', overflow: 'hidden' },
  '& .bar > span': { display: 'block', height: '100%', background: '#45B369' },
  '& .bar > .over': { background: 'var(--ops-warn)' },
  '& .overrun': { marginTop: 6, fontSize: 12, lineHeight: '16px' },
  '& .facts': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 20, marginTop: 7 },
  '& .facts > *': { display: 'inline-flex', alignItems: 'center', gap: 4, flex: 'none' },
  '& .square': { width: 8, height: 8, borderRadius: 2 },
  '& .due': { flex: '0 1 auto', minWidth: 0 },
  // Two clocks take two lines where one is too short.
  '& .due > span > span': { display: 'inline-block' },
  '& .due > svg': { flex: 'none' },
  '& .late': { color: 'var(--ops-late)', fontWeight: 550 },
  '& .warn': { color: 'var(--ops-warn)', fontWeight: 550 },
  '& .who': { marginInlineStart: 'auto' },
  '[data-density=compact] & .where, [data-density=compact] & .why, [data-density=compact] & .bar': { display: 'none' },
  '[data-density=compact] & .facts': { marginTop: 0 },
})

/** What, where, for whom, how pressing, when due and who; while it runs how far, and why it waits where it does. */
export function ActionCard({ action: key, warning }: { action: ActionCard_action$key; warning?: string | null }) {
  const action = useFragment(
    graphql`
      fragment ActionCard_action on Action {
        title
        isWaiting
        state
        statusReason
        resumeAt
        actual {
          start
        }
        schedule {
          start
          end
        }
        serviceTimeMins
        escalation {
          level
        }
        priority {
          id
          name
        }
        actionClass {
          name
        }
        organization {
          name
          rootName
          timeZone
        }
        group {
          name
        }
        vehicle {
          unitNumber
        }
        assignee {
          name
        }
        delegator {
          name
        }
        delegate {
          id
          name
        }
      }
    `,
    key,
  )
  const { note, due, progress, overrun } = cardDetails(action, useNow(), useViewer()?.id)
  const { name, rootName } = action.organization
  const where = [unitText(action.vehicle), action.group?.name, name, action.actionClass.name]
    .filter(Boolean)
    .join(' · ')
  return (
    <Frame>
      <h3>{action.title}</h3>
      <div className="where" title={where}>
        {where}
      </div>
      {rootName && rootName !== name ? (
        <div className="where" title={rootName}>
          {rootName}
        </div>
      ) : null}
      {note ? <div className="note why">{note}</div> : null}
      {warning ? (
        <div className="note">
          <span className="warn">{t.notHeld}</span> {warning}
        </div>
      ) : null}
      {action.isWaiting ? <div className="note">{t.waitsToBeSent}</div> : null}
      {progress === undefined ? null : (
        <div className="bar" aria-hidden="true">
          <span className={overrun ? 'over' : undefined} style={{ width: `${progress}%` }} />
        </div>
      )}
      {overrun ? <div className="overrun warn">{overrun}</div> : null}
      <div className="facts">
        {action.priority.name ? (
          <span>
            <span className="square" style={{ background: priorityColor(action.priority.id) }} />
            {priorityName(action.priority.name)}
          </span>
        ) : null}
        <span className={`due ${due.tone}`} title={due.text}>
          {due.tone === 'plain' ? null : <ClockIcon size={12} />}
          <span>
            {due.text.split(' · ').map((clock, i) => (
              <Fragment key={clock}>
                {i ? ' · ' : null}
                <span>{clock}</span>
              </Fragment>
            ))}
          </span>
        </span>
        <span className="who">
          {action.assignee && action.delegator && action.delegator.name !== action.assignee.name ? (
            <span
              title={t.delegatedByTo({ name: action.delegator.name, name2: action.assignee.name })}
              style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}
            >
              <Initials name={action.delegator.name} />›
            </span>
          ) : null}
          {action.assignee ? <Initials name={action.assignee.name} /> : null}
        </span>
      </div>
    </Frame>
  )
}
