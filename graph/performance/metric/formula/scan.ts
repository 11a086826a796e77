// Looks at a formula character by character before any parser sees it: only numbers, names, signs and parentheses.
import { FormulaError } from './FormulaError.ts'
import { functions } from './words.ts'
import type { Text } from '../../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export const longestFormula = 500
const deepestParentheses = 40

const signs: Record<string, string> = { '×': '*', '·': '*', '÷': '/', '−': '-' }

/** The signs as they are typed on paper become those of a keyboard; each stays one character, so that places stay. */
export const normalise = (formula: string): string =>
  formula.replace(/[×·÷−]/g, (sign) => signs[sign]!).replace(/\s/g, ' ')

const token =
  /(?<space> +)|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)|(?<sign>[-+*/^(),])/uy

export interface ScannedName {
  name: string
  column: number
}

/** The names in a formula, with where they stand; throws at the first thing that has no place in one. */
export function scan(formula: string): ScannedName[] {
  if (formula.length > longestFormula)
    throw new FormulaError(t.mostCharacters({ most: longestFormula, count: formula.length }))
  const names: ScannedName[] = []
  let depth = 0
  let before = ''
  token.lastIndex = 0
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex
    const groups = token.exec(formula)?.groups
    if (!groups) throw new FormulaError(refusalOf(formula, at), at + 1)
    const { space, number, name, sign } = groups
    if (space !== undefined) continue
    if (number !== undefined && !Number.isFinite(Number(number)))
      throw new FormulaError(t.numberTooLarge({ number }), at + 1)
    const begins = number !== undefined || name !== undefined || sign === '('
    if (begins && /[\p{L}\p{N}_$).]$/u.test(before) && !(sign === '(' && functions.has(before))) {
      const isCall = sign === '(' && /^[\p{L}_$]/u.test(before)
      throw new FormulaError(
        isCall ? noFunction(before) : t.signBetween({ before, after: number ?? name ?? sign! }),
        at + 1,
      )
    }
    if (sign === '(' && ++depth > deepestParentheses) {
      throw new FormulaError(t.mostParentheses({ most: deepestParentheses }), at + 1)
    }
    if (sign === ')' && --depth < 0) throw new FormulaError(t.closesNone, at + 1)
    if (sign && sign === before && '*/'.includes(sign)) throw new FormulaError(t.signOnce({ sign }), at + 1)
    if (name !== undefined) names.push({ name, column: at + 1 })
    before = number ?? name ?? sign!
  }
  if (depth > 0) throw new FormulaError(t.closeMore({ count: depth }), formula.length)
  if (before === '') throw new FormulaError(t.writeFormula)
  return names
}

const noFunction = (name: string) => t.noFunction({ name, functions: [...functions].join(', ') })

function refusalOf(formula: string, at: number): Text {
  const character = String.fromCodePoint(formula.codePointAt(at)!)
  switch (character) {
    case '=':
      return t.noAssignment
    case '[':
    case ']':
      return t.noLists
    case '.':
      return t.noDots
    case '"':
    case "'":
      return t.noTexts
    case ':':
      return t.noRanges
    case '%':
      return t.noPercent
    default:
      return t.noPlace({ character: JSON.stringify(character) })
  }
}
