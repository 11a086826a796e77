import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { GroupsSection_dashboard$key } from '../../__generated__/GroupsSection_dashboard.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { useRows } from './DashboardContext.ts'
import { openStates } from './dashboardSearch.ts'
import { LoadCells, loadColumns } from './LoadCells.tsx'
import * as t from './__generated__/messages.ts'

/** Which group has how much to do, the most loaded first. */
export function GroupsSection({ dashboard }: { dashboard: GroupsSection_dashboard$key }) {
  const { groups } = useFragment(
    graphql`
      fragment GroupsSection_dashboard on Dashboard {
        groups {
          groupId
          name
          departmentName
          rootName
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
      title={t.loadPerGroup}
      about={t.openWorkInServiceTimeThe}
      stacks={760}
      cell={90}
      caption={t.loadPerGroupTheMostLoaded}
      columns={[t.group, ...loadColumns]}
      empty={t.noDataNoGroupHereHas}
    >
      {groups.map(({ groupId, name, departmentName, rootName, load, count, mins, capacityMins }) =>
        groupId ? (
          <tr key={groupId}>
            <th scope="row" style={{ fontWeight: 400 }}>
              <Link to={rows({ state: openStates, group: groupId })}>{name}</Link>{' '}
              <span style={{ color: 'var(--ops-ink-3)' }}>{inRoot({ name: departmentName ?? '', rootName })}</span>
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
              {t.noGroup}
            </th>
            <td colSpan={7}>{t.openRecordsBelongToNone({ count })}</td>
          </tr>
        ),
      )}
    </TableSection>
  )
}
