import { Chart } from '../../kernel/chart/Chart.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { figure } from '../metric/words.ts'
import { LevelMark } from './LevelMark.tsx'
import { controlLevels } from './controlLevels.ts'
import type { Level } from './levels.ts'
import * as t from './__generated__/messages.ts'

interface PreviewChartProps {
  /** The scope that is drawn. */
  name: string
  periods: readonly string[]
  points: readonly {
    readonly value: number
    readonly level: Level | null | undefined
    readonly opens: boolean
  }[]
  target: number | null | undefined
  unit: string
}

/** The past points with the target; marked is where a breach would have opened. */
export const PreviewChart = ({ name, periods, points, target, unit }: PreviewChartProps) => (
  <Chart
    height={200}
    periods={periods}
    lines={[
      {
        values: points.map(({ value }) => value),
        marks: points.map(({ opens }) => (opens ? 'beyond' : undefined)),
      },
    ]}
    levels={controlLevels(target, null)}
    unit={unit}
    format={figure}
    table={
      <Table
        caption={t.thePointsOfTheLatestFirst({ name })}
        columns={[t.period, { label: t.value2({ value: unit }), number: true }, t.level, t.aBreachWouldHaveOpened]}
      >
        {points
          .map(({ value, level, opens }, i) => (
            <tr key={i}>
              <th scope="row">{periods[i]}</th>
              <td className="number">{figure(value)}</td>
              <td>
                <LevelMark level={level} />
              </td>
              <td>{opens ? t.yes : ''}</td>
            </tr>
          ))
          .toReversed()}
      </Table>
    }
  />
)
