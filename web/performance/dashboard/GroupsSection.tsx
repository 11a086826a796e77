import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { GroupsSection_dashboard$key } from '../../__generated__/GroupsSection_dashboard.graphql.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useRows } from './DashboardContext.ts'
import { openStates } from './dashboardSearch.ts'
import { LoadCells, loadColumns } from './LoadCells.tsx'

/** Which group has how much to do, the most loaded first. */
export function GroupsSection({ dashboard }: { dashboard: GroupsSection_dashboard$key }) {
  const { groups } = useFragment(
    graphql`
      fragment GroupsSection_dashboard on Dashboard {
        groups {
          groupId
          name
          departmentName
          load {
            bucket
            count
            mins
          }
          count
          mins
          capacityMins
        }
      }
    `,
    dashboard,
  )
  const rows = useRows()
  const most = 1.15 * Math.max(0, ...groups.map(({ mins }) => mins))
  return (
    <TableSection
      title="Load per group"
      about="Open work in service time; the line in a bar is how long their people work this week."
      stacks={760}
      cell={90}
      caption="Load per group, the most loaded first"
      columns={['Group', ...loadColumns]}
      empty="No data: no group here has open work or people."
    >
      {groups.map(({ groupId, name, departmentName, load, count, mins, capacityMins }) =>
        groupId ? (
          <tr key={groupId}>
            <th scope="row" style={{ fontWeight: 400 }}>
              <Link to={rows({ state: openStates, group: groupId })}>{name}</Link>{' '}
              <span style={{ color: 'var(--ops-ink-3)' }}>{departmentName}</span>
            </th>
            <LoadCells
              load={load}
              mins={mins}
              capacityMins={capacityMins}
              most={most}
              rowsOf={(state) => rows({ state, group: groupId })}
            />
          </tr>
        ) : (
          <tr key="none">
            <th scope="row" style={{ fontWeight: 400 }}>
              No group
            </th>
            <td colSpan={7}>{count.toLocaleString('en')} open records belong to none.</td>
          </tr>
        ),
      )}
    </TableSection>
  )
}
