import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterChip } from './FilterChip.tsx'

const options = [
  { value: 'a', label: 'Yard' },
  { value: 'b', label: 'Dock' },
]

const saying = (chosen: string[]) => {
  render(<FilterChip label="Group" options={options} chosen={chosen} onChoose={() => {}} multiple />)
  return screen.getByRole('button').textContent
}

test.each([
  ['Group All', []],
  ['Group All', ['']],
  ['Group Yard, Dock', ['a', 'b']],
  ['Group Dock, Unknown', ['b', 'archived']],
  ['Group Unknown', ['archived']],
])('a condition says what it narrows to, also where that is not among its choices: %s', (text, chosen) => {
  expect(saying(chosen)?.replace('Group', 'Group ')).toBe(text)
})
