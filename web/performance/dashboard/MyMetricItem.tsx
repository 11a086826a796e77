import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MyMetricItem_metric$key } from '../../__generated__/MyMetricItem_metric.graphql.ts'
import { Spark } from '../../kernel/chart/Spark.tsx'
import { metricAddress, rowsAddress } from '../metric/addresses.ts'
import { periodText } from '../metric/grains.ts'
import { figure, targetText, valueText } from '../metric/words.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import { trendText } from './metricNumbers.ts'
import * as t from './__generated__/messages.ts'

/**
 * A metric about oneself: the last week, how that is beside one's organization, and all weeks as lines and as a table.
 */
export function MyMetricItem({ metric: key }: { metric: MyMetricItem_metric$key }) {
  const { metric, timeZone, organization, weeks } = useFragment(
    graphql`
      fragment MyMetricItem_metric on MyMetric {
        timeZone
        metric {
          id
          name
          unit
          targetThreshold
          alertIf
        }
        organization {
          id
          name
        }
        weeks {
          startsAt
          endsAt
          observations
          mine
          organization
        }
      }
    `,
    key,
  )
  const viewer = useViewer()
  const text = (startsAt: string) => periodText(startsAt, 'WEEK', timeZone)
  const last = weeks.findLast(({ mine }) => mine != null)
  const them = organization?.name ?? t.yourOrganization
  const beside =
    last?.mine != null && last.organization != null ? trendText(metric, last.mine, last.organization) : null
  const rows = (scope: string | undefined, from: string, to: string) =>
    rowsAddress({ metricId: metric.id, scope, from, to })
  const none = <span style={{ color: 'var(--ops-ink-3)' }}>{t.noData}</span>
  return (
    <Box component="li" sx={{ p: 3, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, rowGap: 2 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Link to={metricAddress(metric.id, { scope: viewer?.id })} style={{ fontWeight: 550 }}>
            {metric.name}
          </Link>
          <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>{targetText(metric)}</Box>
        </Box>
        <Box sx={{ flex: '0 1 200px' }}>
          {last?.mine != null ? (
            <Box
              component={Link}
              to={rows(viewer?.id, last.startsAt, last.endsAt)}
              title={t.theRowsBehindIt}
              sx={{
                fontSize: 20,
                lineHeight: '28px',
                fontWeight: 650,
                fontVariantNumeric: 'tabular-nums',
                color: 'text.primary',
                textDecorationColor: 'var(--ops-ink-3)',
                textUnderlineOffset: 4,
              }}
            >
              {valueText(last.mine, metric.unit)}
            </Box>
          ) : (
            <Box sx={{ fontSize: 20, lineHeight: '28px', color: 'text.secondary' }}>{t.noData2}</Box>
          )}
          <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
            {last ? text(last.startsAt) : t.noWeekHasClosedWithData}
          </Box>
        </Box>
        <Box sx={{ flex: '0 1 220px', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {last?.organization != null ? (
            <>
              {them}:{' '}
              <Link to={rows(organization?.id, last.startsAt, last.endsAt)}>
                {valueText(last.organization, metric.unit)}
              </Link>
              <Box sx={{ color: 'text.primary' }}>
                {beside === t.asBefore ? t.youAreAsTheyAre : t.youAre({ beside: beside ?? '' })}
              </Box>
            </>
          ) : (
            t.noData3({ them })
          )}
        </Box>
        <Spark
          width={220}
          height={44}
          times={weeks.map(({ startsAt }) => startsAt)}
          lines={[
            { values: weeks.map((week) => week.organization ?? null), isQuiet: true },
            { values: weeks.map(({ mine: own }) => own ?? null) },
          ]}
          about={t.yourLineOver13WeeksAnd({ name: metric.name, them })}
        />
      </Box>
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', fontSize: 12, color: 'text.secondary' } }}>
        <summary>{t.byWeek}</summary>
        <Table
          cell={76}
          caption={t.byWeek2({ name: metric.name })}
          columns={[
            t.week,
            { label: t.you({ unit: metric.unit }), number: true },
            { label: `${them}, ${metric.unit}`, number: true },
            { label: t.observationsOfYou, number: true },
          ]}
        >
          {weeks.toReversed().map(({ startsAt, endsAt, mine, organization: theirs, observations }) => (
            <tr key={startsAt}>
              <th scope="row">{text(startsAt)}</th>
              <td className="number">
                {mine == null ? none : <Link to={rows(viewer?.id, startsAt, endsAt)}>{figure(mine)}</Link>}
              </td>
              <td className="number">
                {theirs == null ? none : <Link to={rows(organization?.id, startsAt, endsAt)}>{figure(theirs)}</Link>}
              </td>
              <td className="number">{observations || none}</td>
            </tr>
          ))}
        </Table>
      </Box>
    </Box>
  )
}
