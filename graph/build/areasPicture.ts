import { areas } from './areas.mjs'

const [begin, end] = ['<!-- areas: printed from graph/build/areas.mjs -->', '<!-- /areas -->']

/** A text with the picture of the areas in it, between its two marks. */
export function withAreas(text: string): string {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`CONTRIBUTING.md has no place for the areas: ${begin} … ${end}`)
  return `${before}${begin}\n\n${picture()}\n\n${end}${after}`
}

function picture(): string {
  const names = Object.keys(areas).toReversed()
  const boxes = [['app', 'puts the areas together'], ...names.map((name) => [name, nounsOf(name)])]
  const lines = boxes.map(([name, nouns]) => `  ${name}["<b>${name}</b><br>${nouns}"]`)
  const arrows = boxes.slice(1).map(([name], at) => `  ${boxes[at]![0]} --> ${name}`)
  return ['```mermaid', 'flowchart TB', ...lines, ...arrows, '```'].join('\n')
}

/** The nouns of an area, from the highest down. */
const nounsOf = (area: string) => areas[area]!.toReversed().join(' · ') || 'knows no noun'
