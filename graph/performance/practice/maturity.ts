// How far a department is with what it needs: a number only where there are answers.
import { levels, statuses, type Level, type Status } from './enums.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface Answered {
  requirement: Level
  status: Status | null
}

export interface Maturity {
  features: number
  answered: number
  inPlace: number
  notApplicable: number
  gaps: number
  requiredGaps: number
  /** From 0 to 100; null where nothing that applies is answered. */
  maturity: number | null
}

/** Answered, of use here, and not in place. */
export const isGap = (status: Status | null): boolean =>
  status !== null && status !== 'IN_PLACE' && status !== 'NOT_APPLICABLE'

/**
 * What is required counts three times what is optional; what does not apply and what is not answered count not at all.
 */
export function maturityOf(practices: readonly Answered[]): Maturity {
  const gaps = practices.filter(({ status }) => isGap(status))
  const counted = practices.flatMap(({ requirement, status }) => {
    const share = status && statuses[status].share
    return share === null ? [] : [{ weight: levels[requirement].weight, share }]
  })
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0)
  const reached = counted.reduce((sum, { weight, share }) => sum + weight * share, 0)
  return {
    features: practices.length,
    answered: practices.filter(({ status }) => status).length,
    inPlace: practices.filter(({ status }) => status === 'IN_PLACE').length,
    notApplicable: practices.filter(({ status }) => status === 'NOT_APPLICABLE').length,
    gaps: gaps.length,
    requiredGaps: gaps.filter(({ requirement }) => requirement === 'REQUIRED').length,
    maturity: whole ? Math.round((reached / whole) * 100) : null,
  }
}

const stages = [
  [90, t.leading],
  [70, t.advanced],
  [45, t.established],
  [20, t.developing],
  [0, t.beginning],
] as const

/** A maturity in a word. */
export const stageOf = (maturity: number | null): Text =>
  maturity === null ? t.noData : stages.find(([from]) => maturity >= from)![1]
