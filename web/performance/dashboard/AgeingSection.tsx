import { number } from '../../kernel/messages/format.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AgeingSection_dashboard$key } from '../../__generated__/AgeingSection_dashboard.graphql.ts'
import { bucketList } from '../../work/action/buckets.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { useRows } from './DashboardContext.ts'
import { between, inBucket, openStates } from './dashboardSearch.ts'
import * as t from './__generated__/messages.ts'

const plain = { color: 'inherit', textDecoration: 'none' }

/** How old the open work is, bucket by bucket. */
export function AgeingSection({ dashboard }: { dashboard: AgeingSection_dashboard$key }) {
  const { ageing } = useFragment(
    graphql`
      fragment AgeingSection_dashboard on Dashboard {
        ageing {
          label
          createdFrom
          createdTo
          count
          load {
            bucket
            count
          }
        }
      }
    `,
    dashboard,
  )
  const rows = useRows()
  const most = Math.max(0, ...ageing.map(({ count }) => count))
  return (
    <Section title={t.ageing} about={t.openRecordsByHowLongAgo}>
      {most ? (
        <Table
          cell={90}
          caption={t.openRecordsByAge}
          columns={[
            t.age,
            ...bucketList.map(({ label }) => ({ label, number: true })),
            { label: t.all, number: true },
            t.share,
          ]}
        >
          {ageing.map(({ label, createdFrom, createdTo, count, load }) => {
            const created = between(createdFrom, createdTo)
            return (
              <tr key={label}>
                <th scope="row" style={{ fontWeight: 400, whiteSpace: 'nowrap' }}>
                  {label}
                </th>
                {bucketList.map(({ name, color }) => {
                  const found = load.find(({ bucket }) => bucket === name)?.count ?? 0
                  return (
                    <td key={name} className="number">
                      {found ? (
                        <Link
                          to={rows({ state: inBucket(name), created })}
                          style={{ ...plain, borderBottom: `2px solid ${color}` }}
                        >
                          {number(found)}
                        </Link>
                      ) : (
                        <span style={{ color: 'var(--ops-ink-3)' }}>0</span>
                      )}
                    </td>
                  )
                })}
                <td className="number">
                  {count ? <Link to={rows({ state: openStates, created })}>{number(count)}</Link> : 0}
                </td>
                <td style={{ width: '26%', minWidth: 90 }}>
                  <div
                    aria-hidden="true"
                    style={{
                      display: 'flex',
                      height: 4,
                      borderRadius: 2,
                      overflow: 'hidden',
                      width: `${(count / most) * 100}%`,
                    }}
                  >
                    {bucketList.map(({ name, color }) => (
                      <span
                        key={name}
                        style={{ flex: load.find(({ bucket }) => bucket === name)?.count ?? 0, background: color }}
                      />
                    ))}
                  </div>
                </td>
              </tr>
            )
          })}
        </Table>
      ) : (
        <Empty>{t.noDataNothingIsOpenHere}</Empty>
      )}
    </Section>
  )
}
