import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { CadenceSection_dashboard$key } from '../../__generated__/CadenceSection_dashboard.graphql.ts'
import type { ActionFilter } from '../../__generated__/CadenceRowsQuery.graphql.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { dueOf, keptText, keptShare, mondayText, shadeOf } from './cadenceLook.ts'
import { CadenceRows } from './CadenceRows.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

interface CadenceSectionProps {
  dashboard: CadenceSection_dashboard$key
  /** What the dashboard is narrowed to. */
  filter: ActionFilter
}

/** How routines kept their cadence, by organization and job role, week by week: as a heat map and in figures. */
export function CadenceSection({ dashboard, filter }: CadenceSectionProps) {
  const { cadence, timeZone } = useFragment(
    graphql`
      fragment CadenceSection_dashboard on Dashboard {
        timeZone
        cadence {
          weeks {
            from
          }
          rows {
            organizationId
            organizationName
            rootName
            jobRoleId
            jobRoleName
            cells {
              week
              done
              late
              skipped
              missed
            }
          }
        }
      }
    `,
    dashboard,
  )
  const { weeks, rows } = cadence
  const [search] = useSearch()
  const { pathname } = useLocation()
  const [asTable, setAsTable] = useState(false)
  const open = search.get('cadence')
  const to = (key: string | null) => `${pathname}?${withParams(search, { cadence: key === open ? null : key })}`
  const labels = weeks.map(({ from }, i) => (i === weeks.length - 1 ? t.thisWeek : mondayText(from, timeZone)))
  const keyOf = (row: (typeof rows)[number], week: number) => [row.organizationId, row.jobRoleId ?? '', week].join('~')
  const chosen = rows
    .flatMap((row) => row.cells.map((cell) => ({ row, cell })))
    .find(({ row, cell }) => keyOf(row, cell.week) === open)
  const placeOf = ({ organizationName, rootName }: (typeof rows)[number]) =>
    inRoot({ name: organizationName, rootName })
  const name = (row: (typeof rows)[number]) => (
    <th scope="row" style={{ fontWeight: 400 }}>
      {row.jobRoleName ?? t.nobodyYet} <span style={{ color: 'var(--ops-ink-3)' }}>{placeOf(row)}</span>
    </th>
  )
  return (
    <Section
      title={t.cadence}
      about={t.whatOfTheRoutinesThatFell}
      actions={
        rows.length ? (
          <Box data-screen-only>
            <PlainButton type="button" className="outlined" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {t.asATable}
            </PlainButton>
          </Box>
        ) : null
      }
    >
      {!rows.length ? (
        <Empty>{t.noDataNoRoutineHereFell}</Empty>
      ) : asTable ? (
        <Table
          cell={64}
          caption={t.cadenceInFigures}
          columns={[
            t.role,
            t.week,
            ...[t.due2, t.done2, t.late2, t.skipped3, t.missed2].map((label) => ({ label, number: true })),
          ]}
        >
          {rows.flatMap((row) =>
            row.cells.map((cell) => (
              <tr key={keyOf(row, cell.week)}>
                {name(row)}
                <td>{labels[cell.week]}</td>
                <td className="number">
                  <Link
                    to={to(keyOf(row, cell.week))}
                    preventScrollReset
                    aria-current={keyOf(row, cell.week) === open || undefined}
                  >
                    {dueOf(cell)}
                  </Link>
                </td>
                {[cell.done, cell.late, cell.skipped, cell.missed].map((count, i) => (
                  <td key={i} className="number">
                    {count}
                  </td>
                ))}
              </tr>
            )),
          )}
        </Table>
      ) : (
        <Table
          stacks={720}
          cell={72}
          caption={t.cadenceByJobRoleAndWeek}
          columns={[t.role, ...labels.map((label) => ({ label, number: true }))]}
        >
          {rows.map((row) => (
            <tr key={keyOf(row, 0)}>
              {name(row)}
              {labels.map((label, week) => {
                const cell = row.cells.find((one) => one.week === week)
                if (!cell) {
                  return (
                    <td key={label} className="number filled" style={{ color: 'var(--ops-ink-3)' }}>
                      {t.noData}
                    </td>
                  )
                }
                const share = keptShare(cell)
                const key = keyOf(row, week)
                return (
                  <td
                    key={label}
                    className="number filled"
                    style={{
                      background: shadeOf(share),
                      outline: key === open ? '2px solid var(--ops-brand)' : undefined,
                      outlineOffset: -2,
                    }}
                  >
                    <Link
                      to={to(key)}
                      preventScrollReset
                      aria-current={key === open || undefined}
                      aria-label={t.at({
                        value: share === null ? t.allSkipped : `${Math.round(share * 100)} %`,
                        value2: row.jobRoleName ?? t.nobodyYet2,
                        organizationName: placeOf(row),
                        label,
                        keptText: keptText(cell),
                      })}
                      title={keptText(cell)}
                      style={{ color: 'var(--ops-ink)', display: 'block' }}
                    >
                      {share === null ? t.skipped2 : `${Math.round(share * 100)} %`}
                    </Link>
                  </td>
                )
              })}
            </tr>
          ))}
        </Table>
      )}
      {chosen ? (
        <CadenceRows
          key={open}
          filter={filter}
          title={t.at2({
            value: chosen.row.jobRoleName ?? t.nobodyYet,
            organizationName: placeOf(chosen.row),
            labels: labels[chosen.cell.week]!,
            keptText: keptText(chosen.cell),
          })}
          organizationId={chosen.row.organizationId}
          jobRoleId={chosen.row.jobRoleId}
          week={chosen.cell.week}
          closeTo={to(null)}
        />
      ) : null}
    </Section>
  )
}
