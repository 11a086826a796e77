import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TodayRecords_grid$key } from '../../__generated__/TodayRecords_grid.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { TodayRecord } from './TodayRecord.tsx'
import * as t from './__generated__/messages.ts'

interface TodayRecordsProps {
  title: string
  /** What is said where there are none. */
  empty: string
  /** The list of all of them. */
  to: string
  grid: TodayRecords_grid$key
}

/** The first few records of a list, how many there are, and the way to the others. */
export function TodayRecords({ title, empty, to, grid: key }: TodayRecordsProps) {
  const { count, rows } = useFragment(
    graphql`
      fragment TodayRecords_grid on ActionGrid {
        count
        rows(first: 5) {
          nodes {
            id
            ...TodayRecord_action
          }
        }
      }
    `,
    key,
  )
  const all = count > rows.nodes.length ? <Link to={to}>{t.showAll({ count })}</Link> : null
  return (
    <Section title={count ? t.titleAndCount({ title, count }) : title} actions={all}>
      {count ? (
        <ul style={{ margin: 0, padding: '4px 0', listStyle: 'none' }}>
          {rows.nodes.map((action) => (
            <TodayRecord key={action.id} action={action} />
          ))}
        </ul>
      ) : (
        <Empty>{empty}</Empty>
      )}
    </Section>
  )
}
