import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RoutinesOf_taskRecord$key } from '../../__generated__/RoutinesOf_taskRecord.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

/** How often a task record falls due: each of its routines in words. */
export function RoutinesOf({ taskRecord: key }: { taskRecord: RoutinesOf_taskRecord$key }) {
  const { series } = useFragment(
    graphql`
      fragment RoutinesOf_taskRecord on TaskRecord {
        series {
          id
          sentence
          status
        }
      }
    `,
    key,
  )
  return series
    .filter(({ status }) => status !== 'ENDED')
    .map(({ id, sentence, status }) => (
      <div key={id} style={{ fontSize: 12, lineHeight: '16px', minWidth: 140 }}>
        <Link to={`/tasks/routine/${id}`}>{sentence}</Link> {status === 'PAUSED' ? <Tag>{t.paused}</Tag> : null}
      </div>
    ))
}
