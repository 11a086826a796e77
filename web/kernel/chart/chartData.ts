/** A point that a rule marks: filled where it is beyond a limit, hollow where it only completes a pattern. */
export type Mark = 'beyond' | 'pattern'

export interface ChartLine {
  /** What it is called where there are several. */
  label?: string
  /** One for each period; null leaves a gap. */
  values: readonly (number | null)[]
  /** A quiet line is what the other is compared with. */
  isQuiet?: boolean
  marks?: readonly (Mark | undefined)[]
}

/** A value drawn across the whole chart, with its text at the end. */
export interface ChartLevel {
  value: number
  text: string
  kind: 'target' | 'limit' | 'mean'
}

/** What a chart draws; the same for each of them. */
export interface ChartData {
  /** The names of the periods, oldest first. */
  periods: readonly string[]
  lines: readonly ChartLine[]
  levels?: readonly ChartLevel[]
  /** Written over the axis and after each value. */
  unit: string
  format: (value: number) => string
  /** Bars stand on 0, and their axis counts in whole numbers. */
  kind?: 'line' | 'bar'
  /** What is never below 0 does not show an axis below 0. */
  startsAtZero?: boolean
  /** The text at the end of the first line. */
  endText?: string
  /** From which period on the ground is shaded. */
  shadedFrom?: number
}
