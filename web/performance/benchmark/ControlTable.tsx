import { Link } from 'react-router-dom'
import type { ControlRule } from '../../__generated__/ControlSection_benchmark.graphql.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import { figure } from '../metric/words.ts'
import { ruleName } from './controlWords.ts'
import * as t from './__generated__/messages.ts'

interface ControlTableProps {
  periods: readonly string[]
  points: readonly {
    readonly value: number
    readonly range: number | null | undefined
    readonly rules: readonly ControlRule[]
  }[]
  unit: string
  rowsOf: (i: number) => string
}

/** The points of a control chart as a table, with the rules that each breaks. */
export const ControlTable = ({ periods, points, unit, rowsOf }: ControlTableProps) => (
  <Table
    stacks={420}
    cell={76}
    caption={t.thePointsOfTheControlChart}
    columns={[
      t.period,
      { label: t.value({ unit }), number: true },
      { label: t.movingRange, number: true },
      t.rulesBroken,
    ]}
  >
    {points
      .map(({ value, range, rules }, i) => (
        <tr key={i}>
          <th scope="row">{periods[i]}</th>
          <td className="number">
            <Link to={rowsOf(i)}>{figure(value)}</Link>
          </td>
          <td className="number">{range == null ? '' : figure(range)}</td>
          <td>{rules.map(ruleName).join('; ')}</td>
        </tr>
      ))
      .toReversed()}
  </Table>
)
