import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { axisRange } from './axisRange.ts'
import { Chart } from './Chart.tsx'
import type { ChartData } from './chartData.ts'
import { isMarked } from './isMarked.ts'
import { placeLabels } from './placeLabels.ts'
import { PointsTable } from './PointsTable.tsx'

const periods = ['1 Nov', '2 Nov', '3 Nov']

function show(more: Partial<ChartData> & { about?: string } = {}) {
  const data: ChartData = {
    periods,
    lines: [{ values: [91, null, 96], marks: ['beyond', undefined, 'pattern'] }],
    levels: [{ value: 95, text: 'Target 95', kind: 'target' }],
    unit: '%',
    format: String,
    ...more,
  }
  return render(
    <MemoryRouter>
      <Chart
        {...data}
        table={
          <PointsTable
            caption="Punctuality"
            period="Period"
            periods={periods}
            columns={[{ label: '%', values: data.lines[0]!.values, to: (i) => `/rows/${i}` }]}
            format={String}
          />
        }
      />
    </MemoryRouter>,
  )
}

describe('a chart', () => {
  test('has the unit over its axis, and its target with its value', async () => {
    show()
    expect(await screen.findByText('Target 95')).toBeTruthy()
    expect(screen.getByText('%')).toBeTruthy()
  })

  test('marks what is beyond a limit otherwise than what only completes a pattern', async () => {
    const { container } = show()
    await screen.findByText('Target 95')
    expect([...container.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))).toEqual([
      'beyond',
      'pattern',
    ])
  })

  test('shows the same figures as a table, the newest first, which lead to their rows', async () => {
    show()
    const button = screen.getByRole('button', { name: 'As table' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.setup().click(button)
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Period%',
      '3 Nov96',
      '2 Nov–',
      '1 Nov91',
    ])
    expect(screen.getByRole('link', { name: '96' }).getAttribute('href')).toBe('/rows/2')
    expect(button.getAttribute('aria-pressed')).toBe('true')
  })

  test('is a picture with a sentence, and hidden where a sentence stands beside it', () => {
    show({ about: 'Punctuality rose.' })
    expect(screen.getByRole('img', { name: 'Punctuality rose.' })).toBeTruthy()
  })

  test('without a value says so, and has nothing to press', () => {
    show({ lines: [{ values: [null, null, null] }] })
    expect(screen.getByText('No data.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the axis', () => {
  const lines = (...values: (number | null)[]) => ({ lines: [{ values }] })

  test('has room for the values and the levels', () => {
    expect(axisRange({ ...lines(90, null, 110), levels: [{ value: 60, text: '', kind: 'target' }] })).toEqual([56, 114])
  })

  test('does not go below 0 for room alone, and has a height for one value', () => {
    expect(axisRange(lines(0, 10))[0]).toBe(0)
    expect(axisRange(lines(50))).toEqual([46, 54])
    expect(axisRange(lines(null))).toEqual([0, 1])
  })

  test('of bars stands on 0', () => {
    expect(axisRange({ ...lines(40, 50), kind: 'bar' })).toEqual([0, 53])
    expect(axisRange({ ...lines(0, 0), kind: 'bar' })).toEqual([0, 1])
  })
})

test('labels that would cover each other are moved apart within the chart', () => {
  const at = (...heights: number[]) =>
    placeLabels(
      heights.map((height) => ({ at: height })),
      0,
      100,
    ).map((one) => one.at)
  expect(at(10, 50)).toEqual([10, 50])
  expect(at(10, 12)).toEqual([10, 25])
  expect(at(98, 99)).toEqual([85, 100])
})

test('a point alone between two gaps is drawn as a point, and so is the last where its value is named', () => {
  const line = { values: [1, null, 2, 3] }
  expect([0, 1, 2, 3].map((i) => isMarked(line, i))).toEqual([true, false, false, false])
  expect(isMarked(line, 3, true)).toBe(true)
})
