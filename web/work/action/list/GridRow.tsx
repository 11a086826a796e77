import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GridRow_action$key } from '../../../__generated__/GridRow_action.graphql.ts'
import { unitText } from '../../../organization/vehicle/unitText.ts'
import { bucketList } from '../buckets.ts'
import { cellOf, type Column } from './columns.ts'
import * as t from './__generated__/messages.ts'

const colors = new Map<string, string>(bucketList.map(({ name, color }) => [name, color]))

export interface GridRowProps {
  action: GridRow_action$key
  id: string
  line: number
  top: number
  columns: readonly Column[]
  isNarrow: boolean
  isSelected: boolean
  isActive: boolean
  /** Below the headings of groups, or one of these. */
  level: number | undefined
  now: number
}

/** A record as a line of the grid, or as a card of two lines where the screen is narrow. Its presses are the grid's. */
export const GridRow = memo(function GridRow({
  action: key,
  id,
  line,
  top,
  columns,
  isNarrow,
  isSelected,
  isActive,
  level,
  now,
}: GridRowProps) {
  const action = useFragment(
    graphql`
      fragment GridRow_action on Action {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the columns
        ...actionFields_action
        key
        title
        stateName
        bucket
        priority {
          name
        }
        actionClass {
          name
        }
        schedule {
          start
          end
        }
        statusAt
        createdAt
        actual {
          end
        }
        organization {
          name
          rootName
          timeZone
        }
        department {
          name
        }
        group {
          name
        }
        taskItem {
          name
        }
        vehicle {
          unitNumber
        }
        assignee {
          name
        }
        creator {
          name
        }
      }
    `,
    key,
  )
  const dot = <i className="dot" style={{ background: colors.get(action.bucket ?? '') ?? 'var(--ops-ink-3)' }} />
  const cell = (name: Column['name']) => cellOf(name, action, now)
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={line + 2}
      aria-level={level}
      aria-selected={isSelected}
      data-line={line}
      className={isActive ? 'row active' : 'row'}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className="check" aria-label={isSelected ? t.selected : t.notSelected} data-check>
        <span className={isSelected ? 'box on' : 'box'} aria-hidden="true" />
      </div>
      {isNarrow ? (
        <div role="gridcell" className="card">
          <span className="first">
            {dot}
            <b>{action.title}</b>
          </span>
          <span className="second">
            {action.key} ·{action.vehicle ? ` ${unitText(action.vehicle)} ·` : ''} {action.stateName} ·{' '}
            <span className={cell('due').tone}>{cell('due').text}</span> · {cell('assignee').text}
          </span>
        </div>
      ) : (
        columns.map(({ name, width }) => {
          const { text, tone } = cell(name)
          return (
            <div
              key={name}
              role="gridcell"
              className={tone}
              style={{ width }}
              title={text.length * 6 > width ? text : undefined}
            >
              {name === 'state' ? dot : null}
              {text}
            </div>
          )
        })
      )}
    </div>
  )
})
