import { number } from '../../../kernel/messages/format.ts'
import Box from '@mui/material/Box'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ReportSectionQuery } from '../../../__generated__/ReportSectionQuery.graphql.ts'
import { useRouteQuery } from '../../../kernel/relay/route.tsx'
import { AsOfBanner } from '../../../kernel/shell/AsOfBanner.tsx'
import { Centered } from '../../../kernel/ui/Centered.tsx'
import { FilterChip } from '../../../kernel/ui/FilterChip.tsx'
import { Scroll } from '../../../kernel/ui/Scroll.tsx'
import { Table } from '../../../kernel/ui/Table.tsx'
import { useNarrowing } from '../../../kernel/ui/useNarrowing.ts'
import { columnsIn } from './columns.ts'
import { RecordsExport } from './RecordsExport.tsx'
import { groupingIn, groupings, listVariables } from './listFilter.ts'
import { rowsOf } from './reportRows.ts'
import { nothing } from './selection.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ReportSectionQuery($filter: ActionFilter, $groupBy: ActionGrouping!, $asOf: DateTime) {
    actionGrid(filter: $filter, groupBy: $groupBy, asOf: $asOf) {
      asOf {
        ...AsOfBanner_asOf
      }
      count
      groups {
        key
        label
        state
        commonId
        count
      }
    }
  }
`

/** How many records there are of what, under what the address narrows it to; each number opens its rows. */
export function ReportSection() {
  const { actionGrid } = useRouteQuery<ReportSectionQuery>(query)
  const { search, set } = useNarrowing({ isStep: true })
  const [by, name] = groupingIn(search) ?? groupings[0]
  const { count, groups } = actionGrid
  const most = Math.max(...groups.map((group) => group.count))
  return (
    <Scroll>
      {actionGrid.asOf ? <AsOfBanner asOf={actionGrid.asOf} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <FilterChip
          label={t.by}
          options={groupings.map(([value, label]) => ({ value, label }))}
          chosen={[by]}
          onChoose={(value) => set({ by: value || groupings[0][0] })}
        />
        <Box component={Link} to={`/activerecords?${rowsOf(search)}`} sx={{ marginInlineStart: 'auto' }}>
          {t.records({ count })}
        </Box>
        {actionGrid.asOf ? null : (
          <RecordsExport selection={nothing} filter={listVariables(search).filter} columns={columnsIn(search)} />
        )}
      </Box>
      {count ? (
        <Box
          sx={{ border: '1px solid var(--ops-line)', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' }}
        >
          <Table
            caption={t.recordsBy({ toLowerCase: name.toLowerCase() })}
            columns={[name, { label: t.records2, number: true }, { label: t.share, number: true }]}
          >
            {groups.map((one) => (
              <tr key={one.key}>
                <th scope="row">{one.label}</th>
                <td className="number" style={{ width: 1 }}>
                  <Link
                    to={`/activerecords?${rowsOf(search, by, one)}`}
                    aria-label={t.records3({ count: one.count, label: one.label })}
                  >
                    {number(one.count)}
                  </Link>
                </td>
                <td aria-label={`${Math.round((100 * one.count) / count)} %`} style={{ width: '55%' }}>
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                    <Box sx={{ flex: 1, height: 8 }}>
                      <Box
                        sx={{ height: 8, borderRadius: 1, bgcolor: 'primary.main' }}
                        style={{ width: `${(100 * one.count) / most}%` }}
                      />
                    </Box>
                    <span className="number">{Math.round((100 * one.count) / count)} %</span>
                  </Box>
                </td>
              </tr>
            ))}
          </Table>
        </Box>
      ) : (
        <Centered title={t.noData} text={t.noRecordThatYouCanSee2} />
      )}
    </Scroll>
  )
}
