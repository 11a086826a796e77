import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ActionFacts_action$key } from '../../__generated__/ActionFacts_action.graphql.ts'
import { RecordAppointment } from '../../planning/appointment/RecordAppointment.tsx'
import { RecordLinks } from '../../work/note/RecordLinks.tsx'
import { awayText } from '../../people/user/awayText.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { Property } from '../../kernel/ui/Property.tsx'
import { momentText } from '../../kernel/ui/times.ts'
import { overrunOf } from '../../work/action/overrun.ts'
import { RecordProperties } from '../../work/action/property/RecordProperties.tsx'
import * as t from './__generated__/messages.ts'

/** The facts of a record; times in the zone of its organization. */
export function ActionFacts({ action: key }: { action: ActionFacts_action$key }) {
  const action = useFragment(
    graphql`
      fragment ActionFacts_action on Action {
        ...RecordProperties_action
        ...RecordLinks_action
        ...RecordAppointment_action
        appointment {
          key
        }
        links {
          kind
        }
        state
        mandatoryOpen
        serviceTimeMins
        actual {
          start
          end
        }
        resumeAt
        escalation {
          level
          to {
            name
          }
        }
        createdAt
        organization {
          name
          rootName
          timeZone
        }
        taskItem {
          id
          name
          majorTask {
            name
          }
        }
        taskRecord {
          key
          title
        }
        requiresSignOff
        signOff {
          at
          by {
            name
          }
        }
        creator {
          name
        }
        completedBy {
          name
        }
        delegator {
          name
        }
        delegate {
          name
        }
        away {
          endsAt
          user {
            name
          }
          deputy {
            name
          }
        }
      }
    `,
    key,
  )
  const now = useNow()
  const zone = action.organization.timeZone
  const at = (instant: string | null | undefined) => (instant ? momentText(instant, zone, now) : null)
  const overrun = overrunOf(action, now)
  const facts: [string, ReactNode][] = [
    [t.organization, inRoot(action.organization)],
    [
      t.task,
      action.taskItem && (
        <Link
          key="task"
          to={`/tasks/item/${action.taskItem.id}`}
        >{`${action.taskItem.majorTask.name} › ${action.taskItem.name}`}</Link>
      ),
    ],
    [t.madeFrom, action.taskRecord && `${action.taskRecord.title}, ${action.taskRecord.key}`],
    [t.away, action.away.map((absence) => `${absence.user.name}, ${awayText(absence)}`).join('; ')],
    [t.delegatedBy, action.delegator?.name],
    [t.delegatedTo, action.delegate && t.delegatePending({ name: action.delegate.name })],
    [
      t.escalatedTo,
      action.escalation?.to &&
        [action.escalation.to.name, accessLevelNames[action.escalation.level]].filter(Boolean).join(', '),
    ],
    [t.resumes, at(action.resumeAt)],
    [t.started, at(action.actual.start)],
    [
      t.underWay,
      overrun && (
        <span key="overrun" style={{ color: 'var(--ops-warn)', fontWeight: 550 }}>
          {overrun}
        </span>
      ),
    ],
    [
      t.completed,
      action.actual.end &&
        [at(action.actual.end), action.completedBy && t.by({ name: action.completedBy.name })]
          .filter(Boolean)
          .join(' '),
    ],
    [
      t.leftOpen,
      action.state === 'COMPLETE' &&
        action.mandatoryOpen > 0 &&
        t.mandatoryItemsOfChecklists({ count: action.mandatoryOpen }),
    ],
    [
      t.signOff,
      action.signOff
        ? t.by2({ at: at(action.signOff.at) ?? '', name: action.signOff.by?.name ?? '' })
        : action.requiresSignOff && t.bySomebodyElseOnceItIs,
    ],
    [t.created, t.by2({ at: at(action.createdAt) ?? '', name: action.creator.name })],
    [
      t.followsUp,
      action.links.some(({ kind }) => kind === 'ORIGIN') && <RecordLinks key="origins" action={action} kind="ORIGIN" />,
    ],
    [
      t.followUps,
      action.links.some(({ kind }) => kind === 'FOLLOW_UP') && (
        <RecordLinks key="followUps" action={action} kind="FOLLOW_UP" />
      ),
    ],
    [t.appointment, action.appointment && <RecordAppointment key="appointment" action={action} />],
    [t.timeZone, zone],
  ]
  return (
    <RecordProperties action={action}>
      {facts.map(([name, value]) => (
        <Property key={name} name={name} value={value} />
      ))}
    </RecordProperties>
  )
}
